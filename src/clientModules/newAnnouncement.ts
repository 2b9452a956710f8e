// Shows a new announcement even if the reader has dismissed an earlier one. The theme's inline script sets an attribute that hides the bar
// if any announcement has been dismissed. After hydration, the theme compares the ids of the announcements, but it doesn't update this
// attribute.
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
