// Makes groups of links and buttons a single Tab stop, so that the content of a page is a few Tab stops away. Inside a group, the arrow
// keys, Home and End move the focus. To make a group, add the attribute `data-roving-focus` to the element around the links. The links keep
// their roles. Without JavaScript, each of them is an ordinary Tab stop.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {findItemByKey, verticalKeys} from '@site/src/components/Menu/itemKeys';

/** The theme renders both halves of the navbar, so they are found by their class names. A group inside a group is a stop of its own. */
const groupSelector = '[data-roving-focus], .theme-layout-navbar-left, .theme-layout-navbar-right';
const itemSelector = 'a[href], button:enabled, summary';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', event => {
    if (event.key === 'Tab') {
      // This is the only time at which the stops matter, so groups can change their items at any time.
      document.querySelectorAll(groupSelector).forEach(updateStop);
    } else {
      moveFocus(event);
    }
  });
}

/** Makes one item of a group the Tab stop: the focused item, otherwise the link to the current page, otherwise the first item. */
function updateStop(group: Element): void {
  const items = findItems(group);
  const stop =
    items.find(item => item === document.activeElement) ??
    items.find(item => item.getAttribute('aria-current') === 'page') ??
    items[0];
  for (const item of items) {
    item.tabIndex = item === stop ? 0 : -1;
  }
}

function moveFocus(event: KeyboardEvent): void {
  const {target} = event;
  const group = target instanceof Element && target.closest(groupSelector);
  if (!group || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  const items = findItems(group);
  const index = items.findIndex(item => item === target);
  const next = findItemByKey(getVerticalKey(event.key, group), index, items.length, verticalKeys);
  if (index !== -1 && next !== undefined) {
    event.preventDefault(); // Otherwise, the key would also scroll the page.
    items[next]?.focus();
  }
}

/** Returns the visible links and buttons that belong to a group. */
function findItems(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(itemSelector)].filter(
    item => item.closest(groupSelector) === group && item.checkVisibility({visibilityProperty: true}),
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
