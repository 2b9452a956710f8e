import {splitIdentifier} from './analysis';
import {singularize, stem} from './stemming';

/** Returns the synonyms of each term. `groups` contains groups of words with the same or a similar meaning, separated by spaces. */
export function createSynonyms(groups: readonly string[]): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const group of groups) {
    const words = group.split(' ').map(word => singularize(splitIdentifier(word).join('')));
    for (const word of words) {
      const others = words.filter(other => other !== word);
      for (const key of [word, stem(word)]) {
        map.set(key, [...new Set([...(map.get(key) ?? []), ...others])]);
      }
    }
  }
  return map;
}
