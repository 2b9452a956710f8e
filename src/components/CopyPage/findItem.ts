import {findItemByKey, verticalKeys} from '../Menu/itemKeys';

/**
 * Returns the index of the menu item to which a key moves the focus from the item `index`. Returns undefined for keys that don't move the
 * focus. `labels` are the labels of the items.
 */
export function findItem(key: string, index: number, labels: readonly string[]): number | undefined {
  const isLetter = key.length === 1 && key !== ' ';
  return isLetter
    ? findByLetter(key.toLowerCase(), index, labels)
    : findItemByKey(key, index, labels.length, verticalKeys);
}

/** Returns the index of the next item whose label starts with `letter`. After the last item, the search continues with the first. */
function findByLetter(letter: string, index: number, labels: readonly string[]): number | undefined {
  const order = labels.map((_, step) => (index + 1 + step) % labels.length);
  return order.find(candidate => labels[candidate]?.toLowerCase().startsWith(letter));
}
