// While the page is being printed, applies the light theme and opens all `details` elements of the content, so that it is on the paper.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  let restore: (() => void) | undefined;

  window.addEventListener('beforeprint', () => {
    const theme = root.getAttribute('data-theme');
    const closedDetails = [...document.querySelectorAll<HTMLDetailsElement>('main details')].filter(
      details => !details.open,
    );
    root.setAttribute('data-theme', 'light');
    closedDetails.forEach(details => {
      details.open = true;
    });
    restore = () => {
      if (theme !== null) {
        root.setAttribute('data-theme', theme);
      }
      closedDetails.forEach(details => {
        details.open = false;
      });
    };
  });

  window.addEventListener('afterprint', () => {
    restore?.();
    restore = undefined;
  });
}
