import type {JSHandle, Page} from '@playwright/test';
import {expect} from './fixtures';

/** Where the focus stood after a press of Tab, and what was wrong there. */
export type Stop = {
  /** Position among the elements of the page that take focus; -1 when it was not there before the walk. */
  index: number;
  /** For messages: its first tag and its text. */
  what: string;
  /** Where it is drawn, in px from the start of what it moves with: the page, or a part that is fixed or sticks. */
  place: {within: string; left: number; right: number; top: number; bottom: number};
  faults: string[];
};

type Known = JSHandle<{elements: Element[]; looks: string[]; look: (element: Element) => string}>;

/** More stops than any page has: a walk that takes longer is in a trap. */
const limit = 500;

/** Presses the key until the focus is back at the document, and looks at each stop. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  const known = await readKnown(page);
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await readStop(page, known);
    if (stop === undefined) {
      return stops;
    }
    await expect(page.locator(':focus'), stop.what).toHaveAccessibleName(/\S/);
    stops.push(stop);
    expect(stops.length, `stops, the last of them ${stop.what}`).toBeLessThan(limit);
  }
}

/** What Tab has to reach: all that is visible and works, of a group with one stop (tabs, radio buttons) the selected one. */
export async function readReachable(page: Page): Promise<{index: number; what: string}[]> {
  const known = await readKnown(page);
  return known.evaluate(({elements}) =>
    elements.flatMap((element, index) => {
      const isUnselected = element.matches('[type=radio]:not(:checked)');
      return isUnselected || !element.checkVisibility({visibilityProperty: true})
        ? []
        : [{index, what: element.outerHTML.slice(0, 120)}];
    }),
  );
}

function readKnown(page: Page): Promise<Known> {
  return page.evaluateHandle(() => {
    const elements = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter(
      element => !element.matches(':disabled, [tabindex="-1"], [type=hidden]') && !element.closest('[inert]'),
    );
    /** What a mark of the focus changes: the element, or what is drawn beside a field that can't be seen itself. */
    const look = (element: Element): string =>
      [element, element.nextElementSibling ?? element, element.parentElement ?? element]
        .map(part => {
          const {outlineStyle, outlineWidth, boxShadow, backgroundColor} = getComputedStyle(part);
          const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`;
          return [outline, boxShadow, backgroundColor].join(' ');
        })
        .join(', ');
    return {elements, looks: elements.map(look), look};
  });
}

function readStop(page: Page, known: Known): Promise<Stop | undefined> {
  return known.evaluate(async ({elements, looks, look}) => {
    // Scrolling, and what follows it, as the navbar does.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
    const element = document.activeElement;
    if (!element || element === document.body) {
      return undefined;
    }
    const index = elements.indexOf(element);
    const faults: string[] = [];

    const label = element.closest('label');
    const seen = label ?? element;
    if (!seen.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
      faults.push('it is invisible');
    }
    if (index !== -1 && look(element) === looks[index]) {
      faults.push('it looks as without the focus');
    }

    const box = element.getBoundingClientRect();
    const rounding = 1;
    const fits = box.height < innerHeight / 2;
    if (
      box.left < -rounding ||
      box.right > innerWidth + rounding ||
      (fits && (box.top < -rounding || box.bottom > innerHeight + rounding)) ||
      box.bottom < 0 ||
      box.top > innerHeight
    ) {
      faults.push(`it is out of view, at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    }
    for (const rect of element.getClientRects()) {
      const x = (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2;
      const y = (Math.max(rect.top, 0) + Math.min(rect.bottom, innerHeight)) / 2;
      const hit = document.elementFromPoint(x, y);
      if (hit && !seen.contains(hit) && !hit.contains(element)) {
        faults.push(`it is covered by ${hit.outerHTML.slice(0, 80)}`);
      }
    }

    // An outline is drawn outside of the element: a part that clips may hide it.
    const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(element);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) {
      const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
      const sides = [
        [(box.left + box.right) / 2, box.top - reach],
        [(box.left + box.right) / 2, box.bottom + reach],
        [box.left - reach, (box.top + box.bottom) / 2],
        [box.right + reach, (box.top + box.bottom) / 2],
      ] as const;
      const shown = sides.filter(([x, y]) => {
        for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
          const {overflowX, overflowY, position} = getComputedStyle(part);
          const clip = part.getBoundingClientRect();
          if (
            (overflowX !== 'visible' && (x < clip.left || x > clip.right)) ||
            (overflowY !== 'visible' && (y < clip.top || y > clip.bottom))
          ) {
            return false;
          }
          if (position === 'fixed') {
            break;
          }
        }
        return true;
      });
      if (shown.length < 2) {
        faults.push('its outline is cut off');
      }
    }

    // Positions are compared within what moves together.
    let within = 'page';
    let [x, y] = [scrollX, scrollY];
    for (
      let part: Element | null = element;
      part && part !== document.documentElement;
      part = part.parentElement
    ) {
      if (/fixed|sticky/.test(getComputedStyle(part).position)) {
        within = part.className;
        [x, y] = [0, 0];
        break;
      }
    }
    for (
      let part = element.parentElement;
      part && part !== document.documentElement;
      part = part.parentElement
    ) {
      x += part.scrollLeft;
      y += part.scrollTop;
    }
    // Code and its buttons are one thing: they come after the code, and stand in its upper corner. So are the parts of a live pair: in one
    // column its choices stand between the files that they change, and come after both.
    const whole = (
      element.closest('[data-live-pair]') ??
      element.closest('.theme-code-block') ??
      element
    ).getBoundingClientRect();
    return {
      index,
      what: `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 60)} ${element.getAttribute('href') ?? ''}`,
      place: {
        within,
        left: whole.left + x,
        right: whole.right + x,
        top: whole.top + y,
        bottom: whole.bottom + y,
      },
      faults,
    };
  });
}

/** Faults of the order: each stop follows in the document, and is drawn below, beside or in a column after the one before. */
export function findDisorder(stops: readonly Stop[]): string[] {
  const known = stops.filter(({index}) => index !== -1);
  return known.flatMap((stop, position) => {
    const before = known[position - 1];
    if (!before) {
      return [];
    }
    const isBack = stop.index <= before.index;
    const isUp =
      stop.place.within === before.place.within &&
      stop.place.bottom <= before.place.top &&
      stop.place.left < before.place.right;
    return isBack || isUp ? [`${stop.what}: ${isBack ? 'before' : 'above'} ${before.what}`] : [];
  });
}
