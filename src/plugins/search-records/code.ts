/**
 * The words of code blocks that a reader could search for, each once, in order of appearance: identifiers, package names, words of
 * strings and comments. The language's own words are left out, they are in every block.
 */
export function collectCodeWords(blocks: string[]): string[] {
  const words = new Set<string>();
  for (const block of blocks) {
    for (const [word] of block.matchAll(/@?[\p{L}_$][\p{L}\p{N}_$]*(?:[-/][\p{L}\p{N}_$]+)*/gu)) {
      if (word.length > 1 && word.length <= 60 && !languageWords.has(word)) {
        words.add(word);
      }
    }
  }
  return [...words];
}

const languageWords = new Set(
  (
    'abstract any as async await boolean break case catch class const continue declare default delete do else enum export extends ' +
    'false finally for from function if implements import in infer instanceof interface is keyof let namespace never new null ' +
    'number object of private protected public readonly return satisfies static string super switch this throw true try type ' +
    'typeof undefined unknown var void while with yield'
  ).split(' '),
);
