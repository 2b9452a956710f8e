import type {Code, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import type {MarkdownPosition} from './problem';

/** A fenced code block as the author wrote it. */
export type Fence = {
  /** Place among all fences of the file, from 0. */
  index: number;
  /** What follows the backticks up to the first space; empty when there is nothing. */
  language: string;
  /** What follows the language. */
  meta: string;
  /** Column where `meta` begins, from 1. */
  metaColumn: number;
  code: string;
  /** Where the fence opens. */
  position: MarkdownPosition;
  /** Where each line of `code` begins: a fence in a list or a component is indented. */
  lines: MarkdownPosition[];
};

export type ParsedMarkdown = {
  frontMatter: Record<string, unknown>;
  fences: Fence[];
};

/** The syntax that Docusaurus reads: MDX, GitHub's tables, admonitions, front matter. */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/** Takes the fences out of a Markdown file. Throws a MarkdownSyntaxError when MDX can't read it. */
export function parseMarkdown(markdown: string): ParsedMarkdown {
  const root = parseTree(markdown);
  const source = markdown.split(/\r?\n/);
  const fences: Fence[] = [];
  visit(root, 'code', node => {
    fences.push(createFence(node, fences.length, source));
  });
  return {frontMatter: readFrontMatter(root), fences};
}

export class MarkdownSyntaxError extends Error {
  override name = 'MarkdownSyntaxError';
  readonly position: MarkdownPosition;
  constructor(message: string, position: MarkdownPosition) {
    super(message);
    this.position = position;
  }
}

/** The syntax tree of a Markdown file. Throws a MarkdownSyntaxError when MDX can't read it. */
export function parseTree(markdown: string): Root {
  try {
    return processor.parse(markdown);
  } catch (error) {
    // The parser throws a VFileMessage: an error that carries a reason and a place.
    if (error instanceof Error && 'reason' in error && 'line' in error && 'column' in error) {
      throw new MarkdownSyntaxError(String(error.reason), {
        line: Number(error.line ?? 1),
        column: Number(error.column ?? 1),
      });
    }
    throw error;
  }
}

function createFence(node: Code, index: number, source: readonly string[]): Fence {
  const start = node.position?.start ?? {line: 1, column: 1};
  return {
    index,
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
  const parsed: unknown = parseYaml(first.value);
  return parsed !== null && typeof parsed === 'object' ? {...parsed} : {};
}
