// Shows an announcement with a new id on the very first visit. The theme's inline script hides the bar when any announcement
// was dismissed, and the theme compares ids only after hydration, too late for the attribute that hides it.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

if (ExecutionEnvironment.canUseDOM) {
  // The theme's own config type is loose here: `themeConfig` is a record of unknown values.
  const announcementBar = siteConfig.themeConfig.announcementBar as {id: string} | undefined;
  try {
    if (announcementBar && window.localStorage.getItem('docusaurus.announcement.id') !== announcementBar.id) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  } catch {
    // Storage is blocked: nothing was dismissed that could be remembered.
  }
}
