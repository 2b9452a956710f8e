// Paper is light and nothing on it can be opened: while the page is printed it has the light theme, and its details are open.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  let restore: (() => void) | undefined;

  window.addEventListener('beforeprint', () => {
    const theme = root.getAttribute('data-theme');
    const closed = [...document.querySelectorAll('details')].filter(details => !details.open);
    root.setAttribute('data-theme', 'light');
    closed.forEach(details => {
      details.open = true;
    });
    restore = () => {
      if (theme !== null) {
        root.setAttribute('data-theme', theme);
      }
      closed.forEach(details => {
        details.open = false;
      });
    };
  });

  window.addEventListener('afterprint', () => {
    restore?.();
    restore = undefined;
  });
}
