// Opens the media page, where the logo can be downloaded, after a right-click on the logo. Shift + right-click opens the browser's menu.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('contextmenu', event => {
    const logo =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.navbar__brand');
    if (logo && !event.shiftKey) {
      event.preventDefault();
      // The logo links to the home page, so this URL contains the base URL of the site.
      window.location.assign(new URL('media', logo.href));
    }
  });
}
