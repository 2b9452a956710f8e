import leven from 'leven';

/** Returns the candidate that is most similar to a text, unless all of them are too different to be meant. */
export function findSimilar(text: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  const maxDistance = Math.max(1, Math.floor(text.length * 0.4));
  let best: string | undefined;
  let bestDistance = maxDistance + 1;
  for (const candidate of list) {
    const distance = leven(text, candidate, {maxDistance: bestDistance});
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  // A beginning, such as `warn`, also means the whole word.
  return best ?? list.find(candidate => text.length > 2 && candidate.startsWith(text));
}

/** Returns “Did you mean …? ” for messages, or an empty text. */
export function suggest(text: string, candidates: Iterable<string>): string {
  const similar = findSimilar(text, candidates);
  return similar === undefined ? '' : `Did you mean \`${similar}\`? `;
}

/** Lists names for a message, as in “one of a, b”. The rest of a long list is left out. */
export function listNames(names: readonly string[]): string {
  const shown = 12;
  const list = names.slice(0, shown).join(', ');
  return names.length > shown
    ? `one of ${list} and ${names.length - shown} others`
    : `${names.length > 1 ? 'one of ' : ''}${list}`;
}
