/** Space between a symbol and its popup, in pixels. */
const gapPx = 4;
/** Smallest distance between the popup and the edges of the window, in pixels. */
const marginPx = 8;

type Elements = {
  pre: HTMLElement;
  /** The code block, which is the containing block of the highlights. */
  block: HTMLElement;
  highlights: HTMLElement;
  popup: HTMLElement;
};

/** Highlights a symbol and places the popup next to it within the window. Returns whether the symbol is visible. */
export function positionPopup(range: Range, {pre, block, highlights, popup}: Elements): boolean {
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
  popup.style.maxHeight = '';
  const {width, height} = popup.getBoundingClientRect();
  const spaceBelow = clientHeight - marginPx - gapPx - anchor.bottom;
  const spaceAbove = anchor.top - gapPx - marginPx;
  const isBelow = height <= spaceBelow || spaceBelow >= spaceAbove;
  const maxHeight = Math.max(isBelow ? spaceBelow : spaceAbove, 6 * marginPx);
  const shownHeight = Math.min(height, maxHeight);
  Object.assign(popup.style, {
    left: `${Math.max(marginPx, Math.min(anchor.left, clientWidth - marginPx - width))}px`,
    top: `${isBelow ? anchor.bottom + gapPx : anchor.top - gapPx - shownHeight}px`,
    maxHeight: `${maxHeight}px`,
  });

  return anchor.width > 0 && anchor.bottom > 0 && anchor.top < clientHeight;
}

/** Cuts off the parts of a box to the left and right of `view`, which are scrolled out of sight. */
function clip(box: DOMRect, view: DOMRect): DOMRect {
  const left = Math.min(Math.max(box.left, view.left), view.right);
  const right = Math.min(Math.max(box.right, view.left), view.right);
  return new DOMRect(left, box.top, right - left, box.height);
}
