// The hint of `rovingFocus`, which loads this module when it's needed.
import {translate} from '@docusaurus/Translate';

/** The distance to the focused element and to the edges of the window, in pixels. */
const gap = 8;

/** Describes the Tab stops of groups for screen readers. */
export function describeStops(stops: readonly HTMLElement[]): void {
  for (const stop of stops) {
    stop.setAttribute('aria-description', getText());
  }
}

/**
 * Says next to an element that arrow keys move the focus, and describes the element with the same text for screen readers. This ends when
 * the reader presses a key or leaves the element.
 */
export function showRovingHint(item: HTMLElement): void {
  describeStops([item]);
  const hint = document.createElement('div');
  hint.textContent = getText();
  // Screen readers read the description instead.
  hint.ariaHidden = 'true';
  Object.assign(hint.style, {
    position: 'fixed',
    zIndex: 'var(--ifm-z-index-overlay)',
    padding: 'var(--site-space-1) var(--site-space-2)',
    borderRadius: 'var(--site-radius-small)',
    background: 'var(--ifm-heading-color)',
    color: 'var(--ifm-background-color)',
    fontSize: '0.8125rem',
    pointerEvents: 'none',
  });
  document.body.append(hint);
  const place = () => {
    const {top, bottom, left} = item.getBoundingClientRect();
    const {offsetWidth, offsetHeight} = hint;
    const isBelow = bottom + gap + offsetHeight <= window.innerHeight;
    hint.style.top = `${isBelow ? bottom + gap : top - gap - offsetHeight}px`;
    hint.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - offsetWidth - gap))}px`;
  };
  place();
  const listeners = new AbortController();
  const {signal} = listeners;
  const hide = () => {
    listeners.abort();
    hint.remove();
    item.removeAttribute('aria-description');
  };
  // Escape hides the hint without moving the focus, and so does any other key.
  item.addEventListener('keydown', hide, {signal});
  item.addEventListener('blur', hide, {signal});
  // The element can be in a list that scrolls, too.
  document.addEventListener('scroll', place, {signal, capture: true, passive: true});
}

function getText(): string {
  return translate({
    id: 'site.rovingFocus.hint',
    message: 'Use the arrow keys to move between these items',
    description: 'Shown next to a link or button of a bar or list when the Tab key reaches it',
  });
}
