/** Turns a regular English plural into its singular. Returns all other terms unchanged. */
export function singularize(term: string): string {
  // The cheap checks come first. They rule out most words, and this function runs for every distinct word of the records.
  if (!term.endsWith('s') || term.length < 4 || /(?:ss|us|is)$/.test(term) || !/[a-z]s$/.test(term)) {
    return term;
  }
  if (/[^aeiou]ies$/.test(term) && term.length > 4) {
    return `${term.slice(0, -3)}y`;
  }
  return /(?:ch|sh|x|ss|zz)es$/.test(term) ? term.slice(0, -2) : term.slice(0, -1);
}

/**
 * Returns the stem that the forms of an English word share. The prefix `~` distinguishes stems from whole words. An ending is removed only
 * if at least three letters remain.
 */
export function stem(part: string): string {
  const rest = removeLastLetter(removeEnding(singularize(part)));
  return rest.length >= 3 ? `~${rest}` : `~${part}`;
}

function removeEnding(word: string): string {
  const match = endings
    .get(word.at(-1))
    ?.find(
      ({ending, minStemLength}) =>
        word.endsWith(ending) &&
        word.length >= ending.length + minStemLength &&
        /[aeiouy]/.test(word.slice(0, -ending.length)),
    );
  return match ? word.slice(0, -match.ending.length) + match.replacement : word;
}

/** Removes a final `e` or `y`. After that, removes one letter of a final double consonant, as in `cancell` from `cancelling`. */
function removeLastLetter(word: string): string {
  const rest = /[ey]$/.test(word) ? word.slice(0, -1) : word;
  const last = rest.at(-1);
  return last !== undefined && last === rest.at(-2) && 'bcdfgklmnprtvz'.includes(last)
    ? rest.slice(0, -1)
    : rest;
}

type Ending = {
  ending: string;
  replacement: string;
  /** The minimum number of letters before the ending. */
  minStemLength: number;
};

/** The endings with their replacements, longest first, grouped by their last letter. */
const endings = groupByLastLetter(
  (
    [
      ['izations', 'iz'],
      ['ization', 'iz'],
      ['isation', 'iz'],
      ['ational', 'at'],
      ['ations', 'at'],
      ['ation', 'at'],
      ['ating', 'at'],
      ['ators', 'at'],
      ['ator', 'at'],
      ['ated', 'at'],
      ['ates', 'at'],
      ['izing', 'iz'],
      ['ising', 'iz'],
      ['ized', 'iz'],
      ['ised', 'iz'],
      ['izer', 'iz'],
      ['iser', 'iz'],
      ['ness', ''],
      ['ment', ''],
      ['able', ''],
      ['ible', ''],
      ['ings', ''],
      ['tion', 't'],
      ['sion', 's'],
      ['ance', ''],
      ['ence', ''],
      ['ing', ''],
      ['ion', ''],
      ['ers', ''],
      ['ate', 'at'],
      ['ize', 'iz'],
      ['ise', 'iz'],
      ['er', ''],
      ['or', ''],
      ['ed', ''],
      ['es', ''],
      ['ly', ''],
    ] as const
  ).map(([ending, replacement]) => ({
    ending,
    replacement,
    minStemLength: /^(?:er|or|ers|es)$/.test(ending) ? 4 : 3,
  })),
);

function groupByLastLetter(list: readonly Ending[]): Map<string | undefined, Ending[]> {
  const groups = new Map<string | undefined, Ending[]>();
  for (const entry of list) {
    const last = entry.ending.at(-1);
    groups.set(last, [...(groups.get(last) ?? []), entry]);
  }
  return groups;
}
