/**
 * What the build found out about a token of a code sample. Shown under its line: the answer to `// ^?` (type), or a compiler error that
 * the sample expects. A link: from a token to its definition, the answer to `// ^definition`, and the line that it leads to (target).
 */
export type SampleNote = {
  kind: 'type' | 'error' | 'definition' | 'target';
  /** Line of the shown code that the note stands under, from 0. */
  line: number;
  /** First column of the token meant, from 0, in UTF-16 units. */
  column: number;
  /** Length of the token meant, in UTF-16 units. */
  length: number;
  /** The type as the editor shows it, the compiler's message, or the title of the sample that holds the definition. */
  text: string;
  /** The id of the line that defines the token; only for definitions and targets. */
  anchor?: string;
  /** The compiler's error number; only for errors. */
  code?: number;
};

/**
 * The types of one code sample: five numbers for each hover, hovers in reading order.
 * line delta to the previous hover, column (delta to the previous hover's column on the same line),
 * length, index into `texts`, index into `docs` (-1: none).
 */
export type SampleTypes = number[];

/** The static JSON file with the types of all samples of one Markdown file, fetched when a reader first asks for a type. */
export type PageTypes = {
  /** Types as the editor shows them, each once. */
  texts: string[];
  /** JSDoc of symbols as plain text, each once. */
  docs: string[];
  samples: SampleTypes[];
};

/** Path below the site's base URL of the types of one Markdown file; `digest` is a hash of the file's content. */
export function typesPath(digest: string): string {
  return `types/${digest}.json`;
}

/** What a code block's `data-types` holds: which file, and which sample in it. */
export function createTypesReference(digest: string, sample: number): string {
  return `${digest}.${sample}`;
}

/** Takes a `data-types` value apart; undefined when it isn't one. */
export function parseTypesReference(reference: string): {digest: string; sample: number} | undefined {
  const [digest, sample] = reference.split('.');
  return digest && sample && /^\d+$/.test(sample) ? {digest, sample: Number(sample)} : undefined;
}
