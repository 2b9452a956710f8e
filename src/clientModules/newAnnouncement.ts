// Shows a new announcement on the first page load even if the reader dismissed an earlier announcement. The theme's inline script hides
// the bar if any announcement was dismissed. The theme compares the ids only after hydration and then doesn't update the attribute that
// hides the bar.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

if (ExecutionEnvironment.canUseDOM) {
  // TypeScript doesn't know the types of the values in `themeConfig`.
  const announcementBar = siteConfig.themeConfig.announcementBar as {id: string} | undefined;
  try {
    if (announcementBar && window.localStorage.getItem('docusaurus.announcement.id') !== announcementBar.id) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  } catch {
    // Storage is blocked, so no dismissed announcement can have been stored.
  }
}
