// Opens the media page, where the logo can be downloaded, after a right-click on the logo. Shift + right-click opens the browser's menu.
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('contextmenu', event => {
    if (!event.shiftKey && event.target instanceof Element && event.target.closest('.navbar__brand')) {
      event.preventDefault();
      window.location.assign(`${siteConfig.baseUrl}media`);
    }
  });
}
