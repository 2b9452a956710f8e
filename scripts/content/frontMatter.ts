import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isScalar, LineCounter, parseDocument, type Document} from 'yaml';
import {MarkdownSyntaxError, parseTree} from '../../src/plugins/code-samples/markdown';
import {sortProblems, type Problem} from '../../src/plugins/code-samples/problem';

export type MarkdownFile = {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  markdown: string;
};

/** The text of a front matter field and its position in the file. */
type FrontMatterText = {text: string; line: number; column: number};

type ParsedPage = {file: string; problems: Problem[]; title?: FrontMatterText; description?: FrontMatterText};

/** Minimum and maximum number of characters. */
const descriptionLength = {min: 50, max: 160};

/**
 * Checks the title, the description and the headings of each page. The title has to be unique in the page's docs version. The description
 * has to be unique on the site and have 50 to 160 characters. No other heading may have level 1. Partials (`_name.md`) need no front
 * matter, so only their headings are checked.
 */
export function collectFrontMatterProblems(files: readonly MarkdownFile[]): Problem[] {
  const pages = files.map(parsePage);
  return sortProblems([
    ...pages.flatMap(({problems}) => problems),
    ...collectDuplicates(pages, 'title', page => findVersionFolder(page.file)),
    ...collectDuplicates(pages, 'description', () => 'the site'),
  ]);
}

function parsePage({file, markdown}: MarkdownFile): ParsedPage {
  let root: Root;
  try {
    root = parseTree(markdown);
  } catch (error) {
    if (error instanceof MarkdownSyntaxError) {
      return {file, problems: [{file, ...error.position, message: error.message}]};
    }
    throw error;
  }
  const problems = collectLevelOneHeadings(file, root);
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
      // The parser's message contains a line number that is relative to the front matter, so remove it.
      message: `The front matter is not valid YAML: ${syntaxError.message.replace(/ at line \d+[^]*/, '')}.`,
      advice: 'If the text contains a colon or a quote, put it in quotes.',
    });
    return {file, problems};
  }
  const title = readText(frontMatter, lines, 'title');
  const description = readText(frontMatter, lines, 'description');
  return {
    file,
    title,
    description,
    problems: [...problems, ...checkTitle(file, title), ...checkDescription(file, description)],
  };
}

function checkTitle(file: string, title: FrontMatterText | undefined): Problem[] {
  if (title !== undefined) {
    return [];
  }
  return [
    {
      file,
      line: 1,
      column: 1,
      message: 'The page has no title, because the front matter has no `title`.',
      advice:
        "Add `title: …` to the front matter. The title becomes the page's h1 and its name in the sidebar.",
    },
  ];
}

function checkDescription(file: string, description: FrontMatterText | undefined): Problem[] {
  const {min, max} = descriptionLength;
  const advice =
    'Say in one or two sentences what the reader gets. Search engines and link previews show this text.';
  if (description === undefined) {
    return [
      {
        file,
        line: 1,
        column: 1,
        message: `The page has no description, because the front matter has no \`description\`. Write one of ${min} to ${max} characters.`,
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

function collectLevelOneHeadings(file: string, root: Root): Problem[] {
  const problems: Problem[] = [];
  visit(root, 'heading', ({depth, position}) => {
    if (depth === 1) {
      problems.push({
        file,
        line: position?.start.line ?? 1,
        column: position?.start.column ?? 1,
        message: 'The page has a second h1. Found a level-1 heading, expected level 2 to 6.',
        advice: "Start the heading with `##`. The title in the front matter is the page's only h1.",
      });
    }
  });
  return problems;
}

/** Reports each page that has the same title or the same description as an earlier page in its group. */
function collectDuplicates(
  pages: readonly ParsedPage[],
  field: 'title' | 'description',
  findGroup: (page: ParsedPage) => string,
): Problem[] {
  const firstPages = new Map<string, ParsedPage>();
  return pages.flatMap(page => {
    const value = page[field];
    if (value === undefined) {
      return [];
    }
    const key = JSON.stringify([findGroup(page), value.text]);
    const earlier = firstPages.get(key);
    if (earlier === undefined) {
      firstPages.set(key, page);
      return [];
    }
    return [
      {
        file: page.file,
        line: value.line,
        column: value.column,
        message: `The ${field} is not unique among the pages of ${findGroup(page)}. Found the same ${field} in ${earlier.file}.`,
        advice:
          'Say how this page differs from the other page, because readers choose between them in a list of search results.',
        length: value.text.length,
      },
    ];
  });
}

/** Returns the folder in which titles have to be unique: `docs`, `blog`, or a version such as `versioned_docs/version-9.x`. */
function findVersionFolder(file: string): string {
  return file.split('/', file.startsWith('versioned_docs/') ? 2 : 1).join('/');
}

function readFrontMatterText({children: [firstNode]}: Root): string {
  return firstNode?.type === 'yaml' ? firstNode.value : '';
}

/** Reads a text field of the front matter, with its line and column in the file. Returns undefined if the field is missing or empty. */
function readText(frontMatter: Document, lines: LineCounter, key: string): FrontMatterText | undefined {
  const node = frontMatter.get(key, true);
  if (!isScalar(node) || node.value === null || String(node.value).trim() === '') {
    return undefined;
  }
  const {line, col} = lines.linePos(node.range?.[0] ?? 0);
  // Line 1 of the file is `---`, so the YAML begins on line 2.
  return {text: String(node.value), line: line + 1, column: col};
}
