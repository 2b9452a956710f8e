import type {JSHandle, Page} from '@playwright/test';
import {expect} from './fixtures';

/** An element that received focus from a press of Tab, and its accessibility problems. */
export type FocusStop = {
  /** Index among the focusable elements that the page had before the first press of Tab, or -1 for an element that was added later. */
  index: number;
  /** The element's tag name, the start of its text and its href, for messages. */
  description: string;
  /**
   * The element's edges in px, relative to `container`. This is either `page` or the class name of a fixed or sticky element that contains
   * the element.
   */
  bounds: {container: string; left: number; right: number; top: number; bottom: number};
  problems: string[];
};

/** The focusable elements of a page and, in the same order, the styles that they have without focus. */
type FocusableElements = JSHandle<{
  elements: Element[];
  styles: string[];
  readFocusStyle: (element: Element) => string;
}>;

/** No page has this many stops, so a page that reaches the limit traps the focus. */
const maxStops = 500;

/** Presses `key` until focus has passed all elements of the page, and returns the stops. Fails if an element has no accessible name. */
export async function tabThroughPage(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<FocusStop[]> {
  const focusable = await findFocusableElements(page);
  const stops: FocusStop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await readFocusStop(page, focusable);
    if (stop === undefined) {
      return stops;
    }
    await expect(page.locator(':focus'), stop.description).toHaveAccessibleName(/\S/);
    stops.push(stop);
    expect(stops.length, `number of stops; the last one is ${stop.description}`).toBeLessThan(maxStops);
  }
}

/** Returns the elements that Tab has to reach: all visible focusable elements except unselected radio buttons. */
export async function findTabbableElements(page: Page): Promise<{index: number; html: string}[]> {
  const focusable = await findFocusableElements(page);
  return focusable.evaluate(({elements}) =>
    elements.flatMap((element, index) => {
      const isUnselected = element.matches('[type=radio]:not(:checked)');
      return isUnselected || !element.checkVisibility({visibilityProperty: true})
        ? []
        : [{index, html: element.outerHTML.slice(0, 120)}];
    }),
  );
}

/** Finds the focusable elements and reads their styles. Call this function while none of them has focus. */
function findFocusableElements(page: Page): Promise<FocusableElements> {
  return page.evaluateHandle(() => {
    const elements = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter(
      element => !element.matches(':disabled, [tabindex="-1"], [type=hidden]') && !element.closest('[inert]'),
    );
    /** Reads the styles that a focus indicator can change. For a visually hidden field, the indicator is on its parent or next sibling. */
    const readFocusStyle = (element: Element): string =>
      [element, element.nextElementSibling ?? element, element.parentElement ?? element]
        .map(part => {
          const {outlineStyle, outlineWidth, boxShadow, backgroundColor} = getComputedStyle(part);
          const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`;
          return [outline, boxShadow, backgroundColor].join(' ');
        })
        .join(', ');
    return {elements, styles: elements.map(readFocusStyle), readFocusStyle};
  });
}

/** Waits until the page has settled after a press of Tab, and checks the focused element. Returns `undefined` if no element has focus. */
function readFocusStop(page: Page, focusable: FocusableElements): Promise<FocusStop | undefined> {
  return focusable.evaluate(async ({elements, styles, readFocusStyle}) => {
    // Wait until the browser has scrolled to the element, and until the navbar has reacted to the scrolling.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
    const element = document.activeElement;
    if (!element || element === document.body) {
      return undefined;
    }
    const index = elements.indexOf(element);
    const problems: string[] = [];

    const label = element.closest('label');
    const visibleElement = label ?? element;
    if (!visibleElement.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
      problems.push('is invisible');
    }
    if (index !== -1 && readFocusStyle(element) === styles[index]) {
      problems.push('has no focus indicator');
    }

    const box = element.getBoundingClientRect();
    const tolerancePx = 1;
    const isShorterThanHalfViewport = box.height < innerHeight / 2;
    if (
      box.left < -tolerancePx ||
      box.right > innerWidth + tolerancePx ||
      (isShorterThanHalfViewport && (box.top < -tolerancePx || box.bottom > innerHeight + tolerancePx)) ||
      box.bottom < 0 ||
      box.top > innerHeight
    ) {
      problems.push(
        `is outside the viewport: left, top, right, bottom are ${[box.left, box.top, box.right, box.bottom].map(Math.round)} px`,
      );
    }
    for (const rect of element.getClientRects()) {
      const x = (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2;
      const y = (Math.max(rect.top, 0) + Math.min(rect.bottom, innerHeight)) / 2;
      const topElement = document.elementFromPoint(x, y);
      if (topElement && !visibleElement.contains(topElement) && !topElement.contains(element)) {
        problems.push(`is covered by ${topElement.outerHTML.slice(0, 80)}`);
      }
    }

    // An outline is drawn outside the element, so an ancestor with hidden overflow can clip it. Two visible sides are enough.
    const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(element);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) {
      const distance = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
      const sideCentres = [
        [(box.left + box.right) / 2, box.top - distance],
        [(box.left + box.right) / 2, box.bottom + distance],
        [box.left - distance, (box.top + box.bottom) / 2],
        [box.right + distance, (box.top + box.bottom) / 2],
      ] as const;
      const visibleSides = sideCentres.filter(([x, y]) => {
        for (
          let ancestor = element.parentElement;
          ancestor && ancestor !== document.body;
          ancestor = ancestor.parentElement
        ) {
          const {overflowX, overflowY, position} = getComputedStyle(ancestor);
          const ancestorBox = ancestor.getBoundingClientRect();
          if (
            (overflowX !== 'visible' && (x < ancestorBox.left || x > ancestorBox.right)) ||
            (overflowY !== 'visible' && (y < ancestorBox.top || y > ancestorBox.bottom))
          ) {
            return false;
          }
          if (position === 'fixed') {
            break;
          }
        }
        return true;
      });
      if (visibleSides.length < 2) {
        problems.push('has a clipped outline');
      }
    }

    // `findOrderProblems` compares the bounds of stops that scroll together, so the bounds are relative to the container.
    let container = 'page';
    let [x, y] = [scrollX, scrollY];
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.documentElement;
      ancestor = ancestor.parentElement
    ) {
      if (/fixed|sticky/.test(getComputedStyle(ancestor).position)) {
        container = ancestor.className;
        [x, y] = [0, 0];
        break;
      }
    }
    for (
      let ancestor = element.parentElement;
      ancestor && ancestor !== document.documentElement;
      ancestor = ancestor.parentElement
    ) {
      x += ancestor.scrollLeft;
      y += ancestor.scrollTop;
    }
    // In the one-column layout of a live pair, which is a server file and a client file that readers can run in the page, the options come
    // last in the document but are drawn between the two files. So a live pair counts as one unit.
    const unitBox = (element.closest('[data-live-pair]') ?? element).getBoundingClientRect();
    return {
      index,
      description: `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 60)} ${element.getAttribute('href') ?? ''}`,
      bounds: {
        container,
        left: unitBox.left + x,
        right: unitBox.right + x,
        top: unitBox.top + y,
        bottom: unitBox.bottom + y,
      },
      problems,
    };
  });
}

/**
 * Compares each stop with the stop that had focus before it. Returns a message if the new stop comes earlier in the document, or if it is
 * drawn higher up. It may be higher up if it is further to the right, because it is then in the next column. Ignores elements that were
 * added after the first press of Tab.
 */
export function findOrderProblems(stops: readonly FocusStop[]): string[] {
  const indexedStops = stops.filter(({index}) => index !== -1);
  return indexedStops.flatMap((stop, position) => {
    const previous = indexedStops[position - 1];
    if (!previous) {
      return [];
    }
    const isEarlierInDocument = stop.index <= previous.index;
    const isAbove =
      stop.bounds.container === previous.bounds.container &&
      stop.bounds.bottom <= previous.bounds.top &&
      stop.bounds.left < previous.bounds.right;
    return isEarlierInDocument || isAbove
      ? [
          `${stop.description} receives focus after ${previous.description}, but ${isEarlierInDocument ? 'precedes it in the document' : 'is drawn above it'}`,
        ]
      : [];
  });
}
