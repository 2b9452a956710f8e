import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isScalar, LineCounter, parseDocument, type Document} from 'yaml';
import {MarkdownSyntaxError, parseTree} from '../src/plugins/code-samples/markdown';
import {sortProblems, type Problem} from '../src/plugins/code-samples/problem';

export type MarkdownFile = {
  /** Path from the site's folder, with forward slashes. */
  file: string;
  markdown: string;
};

type Value = {text: string; line: number; column: number};

type PageFile = {file: string; problems: Problem[]; title?: Value; description?: Value};

const descriptionLength = {min: 50, max: 160};

/**
 * Checks what every page says about itself: a title, unique in its docs version, a description of 50 to 160 characters, unique on
 * the site, and no heading that competes with the title. Partials (`_name.md`) have no front matter of their own.
 */
export function collectFrontMatterProblems(files: readonly MarkdownFile[]): Problem[] {
  const pages = files.map(readPageFile);
  return sortProblems([
    ...pages.flatMap(({problems}) => problems),
    ...collectRepeated(pages, 'title', page => findVersionFolder(page.file)),
    ...collectRepeated(pages, 'description', () => 'the site'),
  ]);
}

function readPageFile({file, markdown}: MarkdownFile): PageFile {
  let root: Root;
  try {
    root = parseTree(markdown);
  } catch (error) {
    if (error instanceof MarkdownSyntaxError) {
      return {file, problems: [{file, ...error.position, message: error.message}]};
    }
    throw error;
  }
  const problems = collectTopHeadings(file, root);
  if (/(^|\/)_/.test(file)) {
    return {file, problems};
  }
  const lines = new LineCounter();
  const frontMatter = parseDocument(readFrontMatterText(root), {lineCounter: lines});
  const [syntaxError] = frontMatter.errors;
  if (syntaxError) {
    const [position] = syntaxError.linePos ?? [];
    problems.push({
      file,
      line: (position?.line ?? 1) + 1,
      column: position?.col ?? 1,
      // The parser adds a line counted from the front matter's own first.
      message: `The front matter is not YAML: ${syntaxError.message.replace(/ at line \d+[^]*/, '')}.`,
      advice: 'Put a text with a colon or a quote in it between quotes.',
    });
    return {file, problems};
  }
  const title = readValue(frontMatter, lines, 'title');
  const description = readValue(frontMatter, lines, 'description');
  return {
    file,
    title,
    description,
    problems: [...problems, ...checkTitle(file, title), ...checkDescription(file, description)],
  };
}

function checkTitle(file: string, title: Value | undefined): Problem[] {
  if (title !== undefined) {
    return [];
  }
  return [
    {
      file,
      line: 1,
      column: 1,
      message: 'The page has no title. Found no `title` in the front matter, expected a text.',
      advice: "Add `title: …`: it is the page's h1 and its name in the sidebar.",
    },
  ];
}

function checkDescription(file: string, description: Value | undefined): Problem[] {
  const {min, max} = descriptionLength;
  const advice =
    'Say in one or two sentences what the reader gets: search engines and link previews show it.';
  if (description === undefined) {
    return [
      {
        file,
        line: 1,
        column: 1,
        message: `The page has no description. Found no \`description\` in the front matter, expected ${min} to ${max} characters.`,
        advice,
      },
    ];
  }
  const {text, line, column} = description;
  const length = Array.from(text).length;
  if (length >= min && length <= max) {
    return [];
  }
  return [
    {
      file,
      line,
      column,
      message: `The description is too ${length < min ? 'short' : 'long'}. Found ${length} characters, expected ${min} to ${max}.`,
      advice,
      length: text.length,
    },
  ];
}

function collectTopHeadings(file: string, root: Root): Problem[] {
  const problems: Problem[] = [];
  visit(root, 'heading', ({depth, position}) => {
    if (depth === 1) {
      problems.push({
        file,
        line: position?.start.line ?? 1,
        column: position?.start.column ?? 1,
        message: 'The page has a second h1. Found a heading of level 1, expected level 2 to 6.',
        advice: "Write `##`: the title of the front matter is the page's only h1.",
      });
    }
  });
  return problems;
}

/** Problems of the pages whose `field` another page of the same group has too. */
function collectRepeated(
  pages: readonly PageFile[],
  field: 'title' | 'description',
  findGroup: (page: PageFile) => string,
): Problem[] {
  const first = new Map<string, PageFile>();
  return pages.flatMap(page => {
    const value = page[field];
    if (value === undefined) {
      return [];
    }
    const key = JSON.stringify([findGroup(page), value.text]);
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, page);
      return [];
    }
    return [
      {
        file: page.file,
        line: value.line,
        column: value.column,
        message: `Two pages have one ${field}. Found the ${field} of ${other.file}, expected one that no other page of ${findGroup(page)} has.`,
        advice: 'Say what sets this page apart: readers choose by it among search results.',
        length: value.text.length,
      },
    ];
  });
}

/** Folder of the pages that readers see side by side: `docs`, `blog`, or that of an old version. */
function findVersionFolder(file: string): string {
  return file.split('/', file.startsWith('versioned_docs/') ? 2 : 1).join('/');
}

function readFrontMatterText({children: [first]}: Root): string {
  return first?.type === 'yaml' ? first.value : '';
}

/** A text of the front matter, with its place in the file; undefined when there is none. */
function readValue(frontMatter: Document, lines: LineCounter, key: string): Value | undefined {
  const node = frontMatter.get(key, true);
  if (!isScalar(node) || node.value === null || String(node.value).trim() === '') {
    return undefined;
  }
  const {line, col} = lines.linePos(node.range?.[0] ?? 0);
  // The front matter begins on the file's second line.
  return {text: String(node.value), line: line + 1, column: col};
}
