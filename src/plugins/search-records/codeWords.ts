/**
 * Returns the distinct words of code blocks that readers could search for, in order of appearance: identifiers, package names, and words
 * in strings and comments. Keywords of the language are left out because they occur in most code blocks.
 */
export function collectCodeWords(blocks: string[]): string[] {
  const words = new Set<string>();
  for (const block of blocks) {
    for (const [word] of block.matchAll(/@?[\p{L}_$][\p{L}\p{N}_$]*(?:[-/][\p{L}\p{N}_$]+)*/gu)) {
      if (word.length > 1 && word.length <= 60 && !keywords.has(word)) {
        words.add(word);
      }
    }
  }
  return [...words];
}

const keywords = new Set(
  (
    'abstract any as async await boolean break case catch class const continue declare default delete do else enum export extends ' +
    'false finally for from function if implements import in infer instanceof interface is keyof let namespace never new null ' +
    'number object of private protected public readonly return satisfies static string super switch this throw true try type ' +
    'typeof undefined unknown var void while with yield'
  ).split(' '),
);
