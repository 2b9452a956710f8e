/** Space between a symbol and its popup, in pixels. */
const gapPx = 4;
/** Smallest distance between the popup and the edges of the window, in pixels. */
const marginPx = 8;
/** The CSS property that limits the height of the popup to the space next to its symbol. */
const spaceProperty = '--popup-space';

type Elements = {
  pre: HTMLElement;
  /** The code block, which is the containing block of the highlights. */
  block: HTMLElement;
  highlights: HTMLElement;
  popup: HTMLElement;
};

/** The side of the symbol on which a popup is. It must not change while the popup is open. */
export type Side = 'above' | 'below';

/**
 * Highlights a symbol and places the popup next to it, between the navbar and the bottom of the window.
 * @param side the side of an open popup, or undefined to choose one
 * @returns the side of the popup, or undefined if the symbol is out of view
 */
export function positionPopup(
  range: Range,
  {pre, block, highlights, popup}: Elements,
  side: Side | undefined,
): Side | undefined {
  const view = pre.getBoundingClientRect();
  const origin = block.getBoundingClientRect();
  const boxes = Array.from(range.getClientRects(), box => clip(box, view)).filter(
    box => box.width > 0 && box.height > 0,
  );

  highlights.replaceChildren(
    ...boxes.map(box => {
      const highlight = document.createElement('span');
      Object.assign(highlight.style, {
        left: `${box.left - origin.left - block.clientLeft}px`,
        top: `${box.top - origin.top - block.clientTop}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      return highlight;
    }),
  );

  const anchor = boxes[0] ?? clip(range.getBoundingClientRect(), view);
  const {clientWidth, clientHeight} = document.documentElement;
  const viewTop = Math.max(document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0, 0);
  const spaceBelow = clientHeight - marginPx - gapPx - anchor.bottom;
  const spaceAbove = anchor.top - gapPx - marginPx - viewTop;
  const chosenSide =
    side ?? (getLargestHeight(popup) <= spaceBelow || spaceBelow >= spaceAbove ? 'below' : 'above');
  const space = chosenSide === 'below' ? spaceBelow : spaceAbove;
  popup.style.setProperty(spaceProperty, `${Math.max(space, 6 * marginPx)}px`);
  const {width, height} = popup.getBoundingClientRect();
  Object.assign(popup.style, {
    left: `${Math.max(marginPx, Math.min(anchor.left, clientWidth - marginPx - width))}px`,
    top: `${chosenSide === 'below' ? anchor.bottom + gapPx : anchor.top - gapPx - height}px`,
  });
  // Keyboard users can scroll a long popup when it has the focus.
  popup.tabIndex = popup.scrollHeight > popup.clientHeight ? 0 : -1;

  return anchor.width > 0 && anchor.bottom > viewTop && anchor.top < clientHeight ? chosenSide : undefined;
}

/** Returns the height that a popup has at most while it is open. A popup with a button that expands it can reach its maximum height. */
function getLargestHeight(popup: HTMLElement): number {
  return popup.querySelector('[aria-expanded]')
    ? parseFloat(getComputedStyle(popup).maxHeight)
    : popup.getBoundingClientRect().height;
}

/** Cuts off the parts of a box to the left and right of `view`, which are scrolled out of sight. */
function clip(box: DOMRect, view: DOMRect): DOMRect {
  const left = Math.min(Math.max(box.left, view.left), view.right);
  const right = Math.min(Math.max(box.right, view.left), view.right);
  return new DOMRect(left, box.top, right - left, box.height);
}
