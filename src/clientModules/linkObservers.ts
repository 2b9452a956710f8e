// The framework's links watch anew, each time they are drawn, whether they came into view, and only their last watch ends with them:
// a tab in which somebody follows a hundred links to headings would ask about thousands in each frame. A link has one watch
// at a time. (Docusaurus after 3.10.2 mends this, https://github.com/facebook/docusaurus/pull/12326.)
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseIntersectionObserver) {
  const watches = new WeakMap<Element, IntersectionObserver>();
  const {observe} = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = function watch(target: Element) {
    if (target instanceof HTMLAnchorElement) {
      watches.get(target)?.unobserve(target);
      watches.set(target, this);
    }
    observe.call(this, target);
  };
}
