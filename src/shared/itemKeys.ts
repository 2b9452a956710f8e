/** The keys that move to the item before and to the one after. */
type MoveKeys = readonly [back: string, forward: string];

export const verticalKeys: MoveKeys = ['ArrowUp', 'ArrowDown'];
export const horizontalKeys: MoveKeys = ['ArrowLeft', 'ArrowRight'];

/**
 * Index of the item that a key leads to from item `index` of `count`, round the ends, as the ARIA practices have it for menus and tabs;
 * nothing for keys that don't move.
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
