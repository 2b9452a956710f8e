// Tells readers when the page is a kept copy. Ordinary readers have no service worker, so their browsers don't load the code of the message.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Pages without HTTPS have no service workers.
if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator && navigator.serviceWorker.controller) {
  const show = () => void import('./notice').then(({showNotice}) => showNotice());
  if (document.readyState === 'complete') {
    show();
  } else {
    window.addEventListener('load', show);
  }
}
