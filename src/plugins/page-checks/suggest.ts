import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import leven from 'leven';

/** Returns the candidate that is most similar to a text, unless all of them are too different to be meant. */
export function findSimilar(text: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  // A single letter would resemble every other one.
  const maxDistance = Math.min(text.length - 1, Math.max(1, Math.floor(text.length * 0.4)));
  let best: string | undefined;
  let bestDistance = maxDistance + 1;
  for (const candidate of list) {
    const distance = leven(text, candidate, {maxDistance: bestDistance});
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  // Two swapped letters count as two changes, which is too many in a short name. A beginning, such as `warn`, also means the whole word.
  return (
    best ??
    list.find(candidate => hasSwappedLetters(text, candidate)) ??
    list.find(candidate => text.length > 2 && candidate.startsWith(text))
  );
}

/** Whether two texts differ only in two adjacent letters that are swapped. */
function hasSwappedLetters(text: string, other: string): boolean {
  const index = [...text].findIndex((letter, position) => letter !== other[position]);
  const swapped = `${text.slice(0, index)}${text[index + 1] ?? ''}${text[index]}${text.slice(index + 2)}`;
  return index !== -1 && swapped === other;
}

/**
 * Returns the path whose last part is most similar to that of another path, unless all of them are too different to be meant. Among paths with
 * the same last part, the folders decide. Comparing whole paths would find pages that have nothing but their folder in common.
 */
export function findSimilarPath(text: string, paths: Iterable<string>): string | undefined {
  const list = [...paths].map(candidate => ({path: candidate, ...splitPath(candidate)}));
  const {name, folders} = splitPath(text);
  const similar = findSimilar(
    name,
    list.map(candidate => candidate.name),
  );
  const countDifferences = (candidate: {folders: string[]}) =>
    countMissing(candidate.folders, folders) + countMissing(folders, candidate.folders);
  return list
    .filter(candidate => candidate.name === similar)
    .sort((a, b) => countDifferences(a) - countDifferences(b))[0]?.path;
}

function splitPath(text: string): {name: string; folders: string[]} {
  const folders = text
    .toLowerCase()
    .replace(/\.mdx?$/, '')
    .split('/');
  return {name: folders.pop() ?? '', folders};
}

/** Counts the names that resemble none of the others. Short names, such as those of versions, have to be the same. */
function countMissing(names: readonly string[], others: readonly string[]): number {
  return names.filter(name => !others.some(other => leven(name, other) <= Math.floor(name.length * 0.4)))
    .length;
}

/** Returns “Did you mean …? ” for messages, or an empty text. */
export function suggest(text: string, candidates: Iterable<string>): string {
  return ask(findSimilar(text, candidates));
}

/** Returns “Did you mean …? ” with the most similar path, or an empty text. */
export function suggestPath(text: string, paths: Iterable<string>): string {
  return ask(findSimilarPath(text, paths));
}

/** Suggests a file in the same folder whose name is similar. `written` is the path as the author wrote it. */
export function suggestSibling(absolute: string, written: string): string {
  const folder = path.dirname(absolute);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const hasExtension = path.extname(written) !== '';
  const candidates = names.map(name => (hasExtension ? name : name.replace(/\.\w+$/, '')));
  const prefix = written.slice(0, written.lastIndexOf('/') + 1);
  return suggest(
    path.basename(written),
    candidates.filter(name => name !== '__tests__'),
  ).replace(/`(.*)`/, (_, name: string) => `\`${prefix}${name}\``);
}

function ask(similar: string | undefined): string {
  return similar === undefined ? '' : `Did you mean \`${similar}\`? `;
}

/** Lists names for a message, as in “one of a, b”. The rest of a long list is left out. */
export function listNames(names: readonly string[]): string {
  const maximum = 12;
  // Naming the last one isn't longer than counting it.
  const shown = names.length === maximum + 1 ? names.length : maximum;
  const list = names.slice(0, shown).join(', ');
  return names.length > shown
    ? `one of ${list} and ${names.length - shown} others`
    : `${names.length > 1 ? 'one of ' : ''}${list}`;
}
