/** Plural to singular, by the regular endings; the rest stays. */
export function fold(term: string): string {
  // Most words. All of this runs for each word of the records, so it looks at letters before it tries patterns.
  if (!term.endsWith('s') || term.length < 4 || /(?:ss|us|is)$/.test(term) || !/[a-z]s$/.test(term)) {
    return term;
  }
  if (/[^aeiou]ies$/.test(term) && term.length > 4) {
    return `${term.slice(0, -3)}y`;
  }
  return /(?:ch|sh|x|ss|zz)es$/.test(term) ? term.slice(0, -2) : term.slice(0, -1);
}

/**
 * What the forms of a word have in common, marked with `~` so that it is never taken for a word. English endings only, and only where
 * at least three letters stay.
 */
export function stem(part: string): string {
  const rest = dropLastLetter(dropEnding(fold(part)));
  return rest.length >= 3 ? `~${rest}` : `~${part}`;
}

function dropEnding(word: string): string {
  const dropped = endings
    .get(word.at(-1))
    ?.find(
      ({ending, shortest}) =>
        word.endsWith(ending) &&
        word.length >= ending.length + shortest &&
        /[aeiouy]/.test(word.slice(0, -ending.length)),
    );
  return dropped ? word.slice(0, -dropped.ending.length) + dropped.replacement : word;
}

/** A mute e or a y, then a consonant doubled before the ending: abort|t|ing, cancel|l|ing. */
function dropLastLetter(word: string): string {
  const rest = /[ey]$/.test(word) ? word.slice(0, -1) : word;
  const last = rest.at(-1);
  return last !== undefined && last === rest.at(-2) && 'bcdfgklmnprtvz'.includes(last)
    ? rest.slice(0, -1)
    : rest;
}

type Ending = {
  ending: string;
  replacement: string;
  /** How many letters have to stay before it. */
  shortest: number;
};

/** The longest first, with what stands for it; by the last letter. */
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
    shortest: /^(?:er|or|ers|es)$/.test(ending) ? 4 : 3,
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
