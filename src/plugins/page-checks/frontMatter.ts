import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node} from 'yaml';
import {sortProblems, type Problem} from '../code-samples/problem';
import {findWrongKinds, selectFields, type FrontMatterField} from './frontMatterFields';
import {findSimilar, suggest} from './suggest';
import {checkText} from './text';

export type MarkdownFile = {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  markdown: string;
};

/** The text of a front matter field and its place in the file. `length` is the number of its characters in the source. */
export type FrontMatterText = {text: string; line: number; column: number; length: number};

/** Finds the place of a value in the file. */
type Locate = (node: Node) => {line: number; column: number; length: number};

/** What the front matter of a page says, as far as other pages have to know it. */
export type FrontMatter = {
  file: string;
  problems: Problem[];
  title?: FrontMatterText;
  description?: FrontMatterText;
  slug?: FrontMatterText;
  tags: FrontMatterText[];
  /** Whether a sidebar has to contain the page. Drafts, unlisted pages and pages that choose their sidebar don't need one. */
  needsSidebar: boolean;
};

/** Minimum and maximum number of characters. */
const descriptionLength = {min: 50, max: 160};

/**
 * Checks the front matter and the headings of pages. The title has to be unique in the page's docs version. The description has to be unique
 * on the site and have 50 to 160 characters. No other heading may have level 1. Partials (`_name.md`) need no front matter, so only their
 * headings are checked.
 */
export function collectFrontMatterProblems(
  files: readonly MarkdownFile[],
  fields: readonly FrontMatterField[],
): Problem[] {
  const pages = files.map(({file, markdown}) => parseFrontMatter(file, markdown, fields));
  return sortProblems([
    ...files.flatMap(({file, markdown}) => checkText(file, markdown).problems),
    ...pages.flatMap(({problems}) => problems),
    ...collectDuplicates(pages),
  ]);
}

/** Parses and checks the front matter of a page. Mistakes are added to `problems`. */
export function parseFrontMatter(
  file: string,
  markdown: string,
  fields: readonly FrontMatterField[],
): FrontMatter {
  if (isPartial(file)) {
    return {file, problems: [], tags: [], needsSidebar: false};
  }
  const lines = new LineCounter();
  const yaml = readFrontMatterText(markdown);
  const document = parseDocument(yaml, {lineCounter: lines});
  const [syntaxError] = document.errors;
  if (syntaxError) {
    return {file, problems: [createYamlProblem(file, syntaxError)], tags: [], needsSidebar: false};
  }
  const locate = (node: Node) => locateNode(node, yaml, lines);
  const [title, description, slug] = ['title', 'description', 'slug'].map(key =>
    readText(document, locate, key),
  );
  const misspelt = listMisspeltFields(document, selectFields(fields, file));
  /** Whether the only mistake is that there's no such field. Other mistakes have messages of their own. */
  const isMissing = (name: string) => !document.has(name) && !misspelt.includes(name);
  return {
    file,
    title,
    description,
    slug,
    tags: readTags(document, locate),
    needsSidebar:
      !['draft', 'unlisted'].some(key => document.get(key) === true) && !document.has('displayed_sidebar'),
    problems: [
      ...checkFields(file, document, locate, selectFields(fields, file)),
      ...(isMissing('title') ? [createTitleProblem(file)] : []),
      ...(description || isMissing('description') ? checkDescription(file, description) : []),
    ],
  };
}

/** Partials have a name that begins with an underscore, or are in a folder with such a name. */
export function isPartial(file: string): boolean {
  return /(^|\/)_/.test(file);
}

function createYamlProblem(file: string, {linePos, message, code}: Document['errors'][number]): Problem {
  const [position] = linePos ?? [];
  return {
    file,
    line: (position?.line ?? 1) + 1,
    column: position?.col ?? 1,
    // The parser's message contains a line number that is relative to the front matter, so remove it.
    message: `The front matter is not valid YAML: ${message.replace(/ at line \d+[^]*/, '')}.`,
    advice:
      code === 'DUPLICATE_KEY'
        ? 'Remove one of the fields with this name.'
        : 'If the text contains a colon or a quote, put it in quotes.',
    preventsLoading: true,
  };
}

/** Reports fields that pages can't have, and values of the wrong kind. */
function checkFields(
  file: string,
  {contents}: Document,
  locate: Locate,
  fields: readonly FrontMatterField[],
): Problem[] {
  if (!isMap<Node, Node | null>(contents)) {
    return [];
  }
  return contents.items.flatMap(({key, value}): Problem[] => {
    const name = isScalar(key) ? String(key.value) : '';
    const position = {file, ...locate(key)};
    const field = fields.find(candidate => candidate.name === name);
    if (!field) {
      const names = fields.map(candidate => candidate.name);
      return [
        {
          ...position,
          message: `The front matter has an unknown field. Found \`${name}\`, expected one of ${names.join(', ')}.`,
          advice: `${suggest(name, names)}A field that isn't in the list has no effect.`,
        },
      ];
    }
    return findWrongKinds(field, value).map(({item, found, expected, preventsLoading}) => ({
      ...position,
      ...(item && locate(item)),
      message: `The field \`${name}\` has ${item ? 'an item of the wrong kind' : 'the wrong kind of value'}. Found ${found}, expected ${expected}.`,
      advice: field.description,
      preventsLoading,
    }));
  });
}

/** Lists the fields that unknown fields of the front matter resemble. These fields aren't also reported as missing. */
function listMisspeltFields({contents}: Document, fields: readonly FrontMatterField[]): string[] {
  const names = fields.map(({name}) => name);
  const found = isMap<Node, Node | null>(contents)
    ? contents.items.map(({key}) => (isScalar(key) ? String(key.value) : ''))
    : [];
  return found
    .filter(name => !names.includes(name))
    .flatMap(name => findSimilar(name, names) ?? [])
    .filter(name => !found.includes(name));
}

function createTitleProblem(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    message: 'The page has no title, because the front matter has no `title`.',
    advice:
      "Add `title: …` to the front matter. The title becomes the page's h1 and its name in the sidebar.",
  };
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
  const {text, ...place} = description;
  const count = Array.from(text).length;
  if (count >= min && count <= max) {
    return [];
  }
  return [
    {
      file,
      ...place,
      message: `The description is too ${count < min ? 'short' : 'long'}. Found ${count} characters, expected ${min} to ${max}.`,
      advice,
    },
  ];
}

/**
 * Reports each page that has the same title as an earlier page of its docs version, or the same description as any earlier page. The same
 * page in another version can keep its description, because a version that has just been added is a copy.
 */
export function collectDuplicates(pages: readonly FrontMatter[]): Problem[] {
  return [
    ...collectDuplicateTexts(pages, 'title', ({file}) => findVersionFolder(file)),
    ...collectDuplicateTexts(pages, 'description', () => 'the site'),
  ];
}

function collectDuplicateTexts(
  pages: readonly FrontMatter[],
  field: 'title' | 'description',
  findGroup: (page: FrontMatter) => string,
): Problem[] {
  const firstPages = new Map<string, FrontMatter>();
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
    if (findPathInVersion(earlier.file) === findPathInVersion(page.file)) {
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
        length: value.length,
      },
    ];
  });
}

/** Returns the folder in which titles have to be unique: `docs`, `blog`, or a version such as `versioned_docs/version-9.x`. */
function findVersionFolder(file: string): string {
  return file.split('/', file.startsWith('versioned_docs/') ? 2 : 1).join('/');
}

/** Returns the path of a page below the folder of its version, which is the same in all versions. */
function findPathInVersion(file: string): string {
  return file.slice(findVersionFolder(file).length);
}

const frontMatterPattern = /^---[ \t]*\r?\n([^]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

function readFrontMatterText(markdown: string): string {
  return frontMatterPattern.exec(markdown)?.[1] ?? '';
}

/** Returns the text of a Markdown file without its front matter. */
export function removeFrontMatter(markdown: string): string {
  return markdown.replace(frontMatterPattern, '');
}

/** Reads a text field of the front matter, with its place in the file. Returns undefined if the field is missing or empty. */
function readText(frontMatter: Document, locate: Locate, key: string): FrontMatterText | undefined {
  return locateText(frontMatter.get(key, true), locate);
}

/** Reads the tags of a post. */
function readTags(frontMatter: Document, locate: Locate): FrontMatterText[] {
  const tags = frontMatter.get('tags', true);
  return isSeq(tags) ? tags.items.flatMap(item => locateText(item, locate) ?? []) : [];
}

function locateText(node: unknown, locate: Locate): FrontMatterText | undefined {
  if (!isScalar(node) || node.value === null || String(node.value).trim() === '') {
    return undefined;
  }
  return {text: String(node.value), ...locate(node)};
}

/** Finds a value without its quotes. If the source contains it in another spelling, such as with escapes, the place includes the quotes. */
function locateNode(node: Node, yaml: string, lines: LineCounter): ReturnType<Locate> {
  const [start = 0, end = start] = node.range ?? [];
  const written = yaml.slice(start, end).trimEnd();
  const text = isScalar(node) ? String(node.value) : written;
  const index = written.indexOf(text);
  const {line, col} = lines.linePos(start + Math.max(0, index));
  // Line 1 of the file is `---`, so the YAML begins on line 2.
  return {line: line + 1, column: col, length: index === -1 ? written.length : text.length};
}
