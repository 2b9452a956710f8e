const gap = 4;
const margin = 8;

type Elements = {
  pre: HTMLElement;
  /** The block: marks are positioned in it. */
  block: HTMLElement;
  marks: HTMLElement;
  popup: HTMLElement;
};

/** Puts the marks on a symbol and the popup beside it, inside the window. Returns whether readers can see the symbol. */
export function place(range: Range, {pre, block, marks, popup}: Elements): boolean {
  const view = pre.getBoundingClientRect();
  const origin = block.getBoundingClientRect();
  const boxes = Array.from(range.getClientRects(), box => clip(box, view)).filter(
    box => box.width > 0 && box.height > 0,
  );

  marks.replaceChildren(
    ...boxes.map(box => {
      const mark = document.createElement('span');
      Object.assign(mark.style, {
        left: `${box.left - origin.left - block.clientLeft}px`,
        top: `${box.top - origin.top - block.clientTop}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      return mark;
    }),
  );

  const anchor = boxes[0] ?? clip(range.getBoundingClientRect(), view);
  const {clientWidth, clientHeight} = document.documentElement;
  popup.style.maxHeight = '';
  const {width, height} = popup.getBoundingClientRect();
  const below = clientHeight - margin - gap - anchor.bottom;
  const above = anchor.top - gap - margin;
  const isBelow = height <= below || below >= above;
  const room = Math.max(isBelow ? below : above, 6 * margin);
  const shown = Math.min(height, room);
  Object.assign(popup.style, {
    left: `${Math.max(margin, Math.min(anchor.left, clientWidth - margin - width))}px`,
    top: `${isBelow ? anchor.bottom + gap : anchor.top - gap - shown}px`,
    maxHeight: `${room}px`,
  });

  return anchor.width > 0 && anchor.bottom > 0 && anchor.top < clientHeight;
}

function clip(box: DOMRect, view: DOMRect): DOMRect {
  const left = Math.min(Math.max(box.left, view.left), view.right);
  const right = Math.min(Math.max(box.right, view.left), view.right);
  return new DOMRect(left, box.top, right - left, box.height);
}
