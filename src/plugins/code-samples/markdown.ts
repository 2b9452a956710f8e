import {createRequire} from 'node:module';
import type {Code, Root} from 'mdast';
import type remarkDirective from 'remark-directive';
import type remarkFrontmatter from 'remark-frontmatter';
import type remarkGfm from 'remark-gfm';
import type remarkMdx from 'remark-mdx';
import type remarkParse from 'remark-parse';
import type {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parseDocument} from 'yaml';
import {createDigest} from './digest';
import type {MarkdownPosition} from './problem';
import {MarkdownSyntaxError} from './syntaxError';

/** A fenced code block as the author wrote it. */
export type Fence = {
  /** Index among all fences of the file. */
  index: number;
  /** Identifies the fence by its content (see `createFenceKeys`). */
  key: string;
  /** The word directly after the backticks, or an empty string. */
  language: string;
  /** Everything after the language on the same line. */
  meta: string;
  /** One-based column where `meta` begins in the Markdown file. */
  metaColumn: number;
  code: string;
  /** Position of the opening backticks. */
  position: MarkdownPosition;
  /**
   * The position in the Markdown file where each line of `code` begins. In an indented fence, lines don't begin in the first column.
   */
  lines: MarkdownPosition[];
};

export type ParsedMarkdown = {
  frontMatter: Record<string, unknown>;
  fences: Fence[];
};

type Parser = {parse: (markdown: string) => Root};

let parser: Parser | undefined;

/**
 * Creates a parser for the syntax that Docusaurus supports: MDX, GitHub Flavored Markdown, admonitions and front matter. Node.js loads the
 * parser's 200 modules when they are first needed. With `import`, Docusaurus would compile them in every start, because it loads this
 * module with the configuration.
 */
function createParser(): Parser {
  const load = createRequire(import.meta.url);
  // The types of the modules are unknown, because they depend on the names.
  const loadPlugin = <Plugin>(name: string) => (load(name) as {default: Plugin}).default;
  const {unified: createProcessor} = load('unified') as {unified: typeof unified};
  return createProcessor()
    .use(loadPlugin<typeof remarkParse>('remark-parse'))
    .use(loadPlugin<typeof remarkMdx>('remark-mdx'))
    .use(loadPlugin<typeof remarkFrontmatter>('remark-frontmatter'))
    .use(loadPlugin<typeof remarkDirective>('remark-directive'))
    .use(loadPlugin<typeof remarkGfm>('remark-gfm'))
    .freeze();
}

/** Parses the front matter and the fences of a Markdown file. Throws a MarkdownSyntaxError if the file isn't valid MDX. */
export function parseMarkdown(markdown: string, root: Root = parseTree(markdown)): ParsedMarkdown {
  const source = markdown.split(/\r?\n/);
  const fences = [...createFenceKeys(root)].map(([node, key], index) =>
    createFence(node, key, index, source),
  );
  return {frontMatter: readFrontMatter(root), fences};
}

/**
 * Returns a key for each fence of a file, in the order of the file. A key depends on the content of its fence, and on the number of equal
 * fences before it. Docusaurus removes the front matter before it parses a file, and a list of blog posts contains only the start of each
 * post, so fences can't be identified by their positions.
 */
export function createFenceKeys(root: Root): Map<Code, string> {
  const keys = new Map<Code, string>();
  const counts = new Map<string, number>();
  visit(root, 'code', node => {
    const digest = createDigest(node.lang ?? '', node.meta ?? '', node.value);
    const count = counts.get(digest) ?? 0;
    counts.set(digest, count + 1);
    keys.set(node, `${digest}-${count}`);
  });
  return keys;
}

/** Parses a Markdown file into an AST. Throws a MarkdownSyntaxError if the file isn't valid MDX. */
export function parseTree(markdown: string): Root {
  try {
    parser ??= createParser();
    return parser.parse(markdown);
  } catch (error) {
    // The parser throws a VFileMessage, which is an error with a reason and a position.
    if (error instanceof Error && 'reason' in error && 'line' in error && 'column' in error) {
      throw new MarkdownSyntaxError(String(error.reason), {
        line: Number(error.line ?? 1),
        column: Number(error.column ?? 1),
      });
    }
    throw error;
  }
}

function createFence(node: Code, key: string, index: number, source: readonly string[]): Fence {
  const start = node.position?.start ?? {line: 1, column: 1};
  return {
    index,
    key,
    language: node.lang ?? '',
    meta: node.meta ?? '',
    metaColumn: (source[start.line - 1]?.lastIndexOf(node.meta ?? '') ?? 0) + 1,
    code: node.value,
    position: {line: start.line, column: start.column},
    lines: node.value.split('\n').map((text, offset) => {
      const line = start.line + 1 + offset;
      return {line, column: (source[line - 1]?.length ?? text.length) - text.length + 1};
    }),
  };
}

function readFrontMatter(root: Root): Record<string, unknown> {
  const [first] = root.children;
  if (first?.type !== 'yaml') {
    return {};
  }
  const document = parseDocument(first.value);
  // The framework reports front matter that isn't valid YAML. Without it, the samples of the page have the default version.
  const parsed: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return typeof parsed === 'object' && parsed !== null ? {...parsed} : {};
}
