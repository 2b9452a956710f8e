import {findItemByKey, verticalKeys} from '../../shared/itemKeys';

/** Index of the menu item that a key moves to from item `index`; nothing for keys that don't move. `labels` are the items' texts. */
export function findItem(key: string, index: number, labels: readonly string[]): number | undefined {
  const isLetter = key.length === 1 && key !== ' ';
  return isLetter
    ? findByLetter(key.toLowerCase(), index, labels)
    : findItemByKey(key, index, labels.length, verticalKeys);
}

/** The next item, round the end, that starts with a letter. */
function findByLetter(letter: string, index: number, labels: readonly string[]): number | undefined {
  const order = labels.map((_, step) => (index + 1 + step) % labels.length);
  return order.find(candidate => labels[candidate]?.toLowerCase().startsWith(letter));
}
