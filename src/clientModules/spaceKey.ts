// Lets the Space key activate links with `role="button"`. The theme uses such links for sidebar categories without a page, but browsers
// activate links with Enter only.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', event => {
    const {target} = event;
    if (event.key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"]')) {
      event.preventDefault(); // Space would scroll the page.
      target.click();
    }
  });
}
