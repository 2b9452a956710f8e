// Tells readers when the page is a kept copy. Ordinary readers have no service worker, so their browsers don't load the code of the message.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM && isControlled()) {
  const show = () => void import('./notice').then(({showNotice}) => showNotice());
  if (document.readyState === 'complete') {
    show();
  } else {
    window.addEventListener('load', show);
  }
}

/** Returns whether the page comes from a service worker. Pages without HTTPS have none, and in a sandboxed frame, asking for it throws. */
function isControlled(): boolean {
  try {
    return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  } catch {
    return false;
  }
}
