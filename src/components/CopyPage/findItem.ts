/** Index of the menu item that a key moves to from item `index`; nothing for keys that don't move. `labels` are the items' texts. */
export function findItem(key: string, index: number, labels: readonly string[]): number | undefined {
  const count = labels.length;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return key.length === 1 && key !== ' ' ? findByLetter(key.toLowerCase(), index, labels) : undefined;
  }
}

/** The next item, round the end, that starts with a letter. */
function findByLetter(letter: string, index: number, labels: readonly string[]): number | undefined {
  const order = labels.map((_, step) => (index + 1 + step) % labels.length);
  return order.find(candidate => labels[candidate]?.toLowerCase().startsWith(letter));
}
