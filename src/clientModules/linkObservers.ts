// Limits each link to one active IntersectionObserver. A Docusaurus link creates a new observer on every render. When it unmounts, it only
// disconnects the last one. After a hundred clicks on heading links, the browser would check thousands of targets in every frame.
// Docusaurus versions after 3.10.2 have a fix: https://github.com/facebook/docusaurus/pull/12326
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseIntersectionObserver) {
  const observers = new WeakMap<Element, IntersectionObserver>();
  const {observe} = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = function observeOnce(target: Element) {
    if (target instanceof HTMLAnchorElement) {
      observers.get(target)?.unobserve(target);
      observers.set(target, this);
    }
    observe.call(this, target);
  };
}
