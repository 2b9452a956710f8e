// Makes groups of links and buttons a single Tab stop, so that the content of a page is a few Tab stops away. Inside a group, the arrow
// keys, Home and End move the focus. To make a group, add the attribute `data-roving-focus` to the element around the links. The links keep
// their roles. Without JavaScript, each of them is an ordinary Tab stop.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {findItemByKey, verticalKeys} from '@site/src/components/Menu/itemKeys';

/** The theme renders both halves of the navbar, so they are found by their class names. A group inside a group is a stop of its own. */
const groupSelector = '[data-roving-focus], .theme-layout-navbar-left, .theme-layout-navbar-right';
/** In the mobile menu, which fills the window, each link is a Tab stop. The arrow keys work there as well. */
const menuSelector = '.navbar-sidebar';
const itemSelector = 'a[href], button:enabled, summary';

/** The names of the groups in which the reader has moved the focus with an arrow key, and so doesn't need the hint any more. */
const knownGroups = new Set<string>();

if (ExecutionEnvironment.canUseDOM) {
  /** Whether the key that was pressed last can move the focus into a group: Tab, or Enter on a skip link. */
  let canEnterGroup = false;
  document.addEventListener('keydown', event => {
    const {key, target} = event;
    canEnterGroup =
      key === 'Tab' || (key === 'Enter' && target instanceof Element && target.matches('a[href^="#"]'));
    if (key === 'Tab') {
      // This is the only time at which the stops matter, so groups can change their items at any time.
      const stops = [...document.querySelectorAll(groupSelector)].flatMap(updateStop);
      const unknown = stops.filter(stop => !isKnown(findGroup(stop)));
      if (unknown.length > 0) {
        // Screen readers only say a description that an element has before it gets the focus.
        void loadHint().then(hint => hint?.describeStops(unknown));
      }
    } else {
      moveFocus(event);
    }
  });
  document.addEventListener('focusin', ({target}) => {
    const group = target instanceof HTMLElement && target.closest(groupSelector);
    if (group && canEnterGroup && !isKnown(group) && findItems(group).length > 1) {
      void explainKeys(target);
    }
    canEnterGroup = false;
  });
}

/** Tells readers who use the Tab key that arrow keys reach the other items of the group. */
async function explainKeys(item: HTMLElement): Promise<void> {
  const hint = await loadHint();
  // A reader can also have pressed Tab in another window, and clicked the item.
  if (item.matches(':focus-visible')) {
    hint?.showRovingHint(item);
  }
}

/** If the network fails, the page works without the hint. */
function loadHint() {
  return import('./hint').catch(() => undefined);
}

/**
 * Makes one item of a group the Tab stop: the focused item, otherwise the link to the current page, otherwise the first item. Returns it if
 * the group has other items.
 */
function updateStop(group: Element): HTMLElement[] {
  const items = findItems(group);
  const stop =
    items.find(item => item === document.activeElement) ??
    items.find(item => item.getAttribute('aria-current') === 'page') ??
    items[0];
  for (const item of items) {
    item.tabIndex = item === stop ? 0 : -1;
  }
  return stop && items.length > 1 ? [stop] : [];
}

function moveFocus(event: KeyboardEvent): void {
  const {target} = event;
  const group = target instanceof Element && findGroup(target);
  if (!group || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  const items = findItems(group);
  const index = items.findIndex(item => item === target);
  const next = findItemByKey(getVerticalKey(event.key, group), index, items.length, verticalKeys);
  if (index !== -1 && next !== undefined) {
    event.preventDefault(); // Otherwise, the key would also scroll the page.
    knownGroups.add(getName(group));
    items[next]?.focus();
  }
}

/** Returns the group, or the mobile menu, in which the arrow keys move the focus. */
function findGroup(element: Element): Element | null {
  return element.closest(groupSelector) ?? element.closest(menuSelector);
}

function isKnown(group: Element | null): boolean {
  return group !== null && knownGroups.has(getName(group));
}

/** Returns the same text for a group and for the one that replaces it on another page. */
function getName(group: Element): string {
  return group.ariaLabel ?? group.className;
}

/** Returns the visible links and buttons that belong to a group. */
function findItems(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(itemSelector)].filter(
    item =>
      findGroup(item) === group &&
      item.checkVisibility({visibilityProperty: true}) &&
      // The mobile menu has a hidden part, which the reader can slide in.
      !item.closest('[inert]'),
  );
}

/** Returns the vertical arrow key with the same effect as a horizontal one. In right-to-left text, the left arrow key moves forward. */
function getVerticalKey(key: string, group: Element): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') {
    return key;
  }
  const isForward = (key === 'ArrowRight') === (getComputedStyle(group).direction === 'ltr');
  return isForward ? 'ArrowDown' : 'ArrowUp';
}
