/** The key that moves the focus to the previous item, and the key that moves it to the next item. */
type MoveKeys = readonly [back: string, forward: string];

export const verticalKeys: MoveKeys = ['ArrowUp', 'ArrowDown'];
export const horizontalKeys: MoveKeys = ['ArrowLeft', 'ArrowRight'];

/**
 * Returns the index of the item that gets the focus when a key is pressed. `index` is the item with the focus, and `count` is the number of
 * items. The focus wraps around at both ends, as the ARIA Authoring Practices describe for menus and tabs. Returns undefined for keys that
 * don't move the focus.
 */
export function findItemByKey(
  key: string,
  index: number,
  count: number,
  [back, forward]: MoveKeys,
): number | undefined {
  switch (key) {
    case forward:
      return (index + 1) % count;
    case back:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
