// Makes the Space key activate links with `role="button"`, because browsers only activate links with Enter. The theme uses these links for
// sidebar categories that have no page.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', event => {
    const {target} = event;
    if (event.key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"]')) {
      event.preventDefault(); // Otherwise, Space would scroll the page.
      target.click();
    }
  });
}
