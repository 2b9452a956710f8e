// Lets Space press links that say they are buttons: the theme makes categories of the sidebar that have no page so, and links know Enter only.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', event => {
    const {target} = event;
    if (event.key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"]')) {
      event.preventDefault(); // would scroll
      target.click();
    }
  });
}
