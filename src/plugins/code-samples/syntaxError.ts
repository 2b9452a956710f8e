import type {MarkdownPosition} from './problem';

/** What authors usually meant when the parser reports a message that matches the pattern. The first match counts. */
const explanations: [pattern: RegExp, advice: string][] = [
  [/create a comment in MDX/, 'Write comments as `{/* … */}`.'],
  [
    /import\/exports/,
    'In MDX, a line that begins with `import` or `export` is code. If it belongs to the text, begin the line with another word.',
  ],
  [
    /closing brace|acorn|`\{`/,
    'In MDX, a brace begins an expression. To show a brace, write `\\{`, or put the text in code font.',
  ],
  [
    /closing tag|closing slash/,
    'Close each element, such as `<Fold>…</Fold>`, or write `<Fold />` if it has no content.',
  ],
  [
    /in name|before name|after name|attribute|tag|`<`/,
    'In MDX, the character `<` begins an element. To show it, write `\\<`, or put the text in code font.',
  ],
];

/** A mistake in the syntax of a Markdown file. */
export class MarkdownSyntaxError extends Error {
  override name = 'MarkdownSyntaxError';
  readonly position: MarkdownPosition;
  readonly advice: string;

  /** @param reason the parser's message */
  constructor(reason: string, position: MarkdownPosition) {
    // If a mistake extends over two positions, the parser leaves out the position and appends both to the message, as in ` (5:1-5:7)`.
    const [range, line, column] = / \((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
    const text = reason
      .replace(range ?? '', '')
      .replace('Could not parse expression with acorn', "The expression isn't valid JavaScript")
      .replace('Could not parse import/exports with acorn', "The import or export isn't valid JavaScript");
    super(`The text isn't valid MDX. ${text.replace(/[^.]$/, '$&.')}`);
    this.position = range === undefined ? position : {line: Number(line), column: Number(column)};
    this.advice =
      explanations.find(([pattern]) => pattern.test(reason))?.[1] ??
      'Fix the Markdown syntax. The rest of the page was not read.';
  }
}
