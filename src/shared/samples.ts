/**
 * A piece of information about a token, from the build's check of the code sample. The kinds are:
 * - `type`: the type that `// ^?` asks for, shown below the line;
 * - `error`: a compiler error that the sample expects, shown below the line;
 * - `definition`: a link from the token to its definition, which `// ^definition` asks for;
 * - `target`: the line to which a `definition` link leads.
 */
export type SampleNote = {
  kind: 'type' | 'error' | 'definition' | 'target';
  /** Zero-based index of the token's line in the shown code. */
  line: number;
  /** Zero-based column of the start of the token, in UTF-16 code units. */
  column: number;
  /** Length of the token, in UTF-16 code units. */
  length: number;
  /** The type as an editor shows it, the compiler's message, or the title of the sample that contains the definition. */
  text: string;
  /** DOM id of the line that defines the token. Only set for definitions and targets. */
  anchor?: string;
  /** The compiler's error number. Only set for errors. */
  code?: number;
};

/**
 * The types of the identifiers in one code sample, as a flat list of numbers. Each identifier takes five numbers, in reading order:
 * 1. number of lines from the preceding identifier to this identifier (0 on the same line),
 * 2. for the first identifier on a line, the zero-based column; for others, the number of columns after the preceding identifier's column,
 * 3. length,
 * 4. index into `texts`,
 * 5. index into `docs`, or -1 if there is no documentation.
 */
export type SampleTypes = number[];

/** The static JSON file with the types of all samples in one Markdown file. It's fetched when a reader first interacts with the code. */
export type PageTypes = {
  /** Distinct types, as an editor shows them. */
  texts: string[];
  /** Distinct JSDoc comments of symbols, as Markdown with paragraphs, lists, inline code and links. */
  docs: string[];
  /** Paths of pages that explain symbols, relative to the base URL, and the indexes of the symbols' types in `texts`. */
  links: {[path: string]: number[]};
  samples: SampleTypes[];
};

/** Returns the path of the types of one Markdown file, relative to the site's base URL. `digest` is a hash of the file's content. */
export function typesPath(digest: string): string {
  return `types/${digest}.json`;
}

/** Creates the value of a code block's `data-types` attribute, which names a file with types and one sample in this file. */
export function createTypesReference(digest: string, sample: number): string {
  return `${digest}.${sample}`;
}

/** Parses the value of a `data-types` attribute. Returns undefined if it isn't valid. */
export function parseTypesReference(reference: string): {digest: string; sample: number} | undefined {
  const [digest, sample] = reference.split('.');
  return digest && sample && /^\d+$/.test(sample) ? {digest, sample: Number(sample)} : undefined;
}
