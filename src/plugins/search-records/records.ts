import type {HeadingLevel, SearchRecord} from '../../shared/search';
import {
  findElements,
  hasClass,
  isElement,
  isPageChrome,
  readAttribute,
  readClasses,
  readMetaTags,
  renderText,
  type Element,
  type Node,
} from '../built-pages/html';
import type {Page} from '../built-pages/pages';
import {collectCodeWords} from './codeWords';
import {rankPage, rankSection, type Settings} from './options';
import {describeTable} from './tables';

type Section = {
  level: number;
  heading: string;
  anchor: string | null;
  prose: string[];
  code: string[];
};

// Pages of the blog that only list posts have no records. Docusaurus's contextual search doesn't use their tags either.
const listingTagPattern = /^blog_/;

/**
 * Creates the records of a built page: one for the beginning of the page, and one for each heading. `siteUrl` is the origin of the URLs.
 * Pages without a `docusaurus_tag`, pages with `noindex`, lists of posts, and pages that the options ignore have no records.
 */
export function createRecords(
  {route, document, noIndex}: Page,
  siteUrl: string,
  options: Settings,
): SearchRecord[] {
  const metas = readMetaTags(document);
  const tag = metas.get('docsearch:docusaurus_tag');
  const main = findElements(document, element => element.tagName === 'main')[0];
  const isIgnored = options.ignoredPaths.some(path => path.test(route));
  if (noIndex || !tag || !main || listingTagPattern.test(tag) || isIgnored) {
    return [];
  }
  const breadcrumbs = readBreadcrumbs(main);
  const sections = collectSections(main, options);
  const isCategory = findElements(main, element => hasClass(element, 'theme-doc-card-container')).length > 0;
  const pageRank = rankPage(route, isCategory, options);
  const title = sections[0]?.heading || breadcrumbs.at(-1) || route;
  const section = breadcrumbs[0] ?? findCategory(route, options);
  const version = metas.get('docsearch:version');
  const keywords = (metas.get('keywords') ?? '')
    .split(',')
    .map(keyword => keyword.trim())
    .filter(Boolean);
  const description = metas.get('description');
  const label = breadcrumbs.at(-1);
  const pageProperties = {
    language: metas.get('docsearch:language') ?? 'en',
    docusaurus_tag: tag,
    ...(version && {version}),
  };
  const headings: (string | null)[] = [];

  return sections.map(({level, heading, anchor, prose, code}, index) => {
    headings.length = level;
    headings[level - 1] = heading;
    const hash = anchor === null ? '' : `#${anchor}`;
    return {
      objectID: `${route}${hash}`,
      // TypeScript doesn't know that the level is always from 1 to 6, because it comes from the tag names h1 to h6.
      type: `lvl${level}` as HeadingLevel,
      hierarchy: {
        lvl0: breadcrumbs.at(-2) ?? section,
        lvl1: title,
        lvl2: headings[1] ?? null,
        lvl3: headings[2] ?? null,
        lvl4: headings[3] ?? null,
        lvl5: headings[4] ?? null,
        lvl6: headings[5] ?? null,
      },
      section,
      content: prose.join('').replace(/\s+/g, ' ').trim() || null,
      url: `${siteUrl}${route}${hash}`,
      anchor,
      weight: {
        pageRank: rankSection(heading, pageRank, options),
        level: 110 - level * 10,
        position: index,
      },
      ...pageProperties,
      ...(code.length > 0 && {code: collectCodeWords(code).join(' ')}),
      ...(index === 0 && keywords.length > 0 && {keywords}),
      ...(index === 0 && label && label !== title && {label}),
      ...(index === 0 && description && {description}),
    };
  });
}

/** Groups records by their `docusaurus_tag`, sorted by tag. */
export function groupByTag(records: SearchRecord[]): Map<string, SearchRecord[]> {
  const byTag = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const recordsOfTag = byTag.get(record.docusaurus_tag) ?? [];
    byTag.set(record.docusaurus_tag, recordsOfTag);
    recordsOfTag.push(record);
  }
  return new Map([...byTag].sort());
}

/** Returns the breadcrumbs of a page: the labels of its sidebar categories and of the page. Pages outside a sidebar have none. */
function readBreadcrumbs(main: Element): string[] {
  return findElements(main, element => hasClass(element, 'breadcrumbs__item'))
    .map(item => renderText(item))
    .filter(Boolean);
}

/** Returns the category of a page outside the sidebar. */
export function findCategory(route: string, {categories, defaultCategory}: Settings): string {
  return categories.find(({path}) => path.test(route))?.name ?? defaultCategory;
}

/**
 * Splits the text of a page at its headings. The title can be anywhere in `main`. If the page has rendered Markdown, all other text is
 * taken from there. This leaves out the dates, tags and tables of contents around it.
 */
function collectSections(main: Element, options: Settings): Section[] {
  const title = findElements(main, element => element.tagName === 'h1')[0];
  const first: Section = {
    level: 1,
    heading: title ? renderText(title, isHashLink) : '',
    anchor: null,
    prose: [],
    code: [],
  };
  const sections: Section[] = [first];
  const markdown = findElements(main, element => hasClass(element, 'markdown'));
  (markdown.length > 0 ? markdown : [main]).reduce((section, element) => walk(element, section), first);
  return sections;

  /** Adds a node to the section `parent`, and returns the section to which the next node belongs. */
  function walk(node: Node, parent: Section): Section {
    if (node.nodeName === '#text' && 'value' in node) {
      parent.prose.push(node.value);
    }
    if (!isElement(node) || node === title || isSkipped(node, options)) {
      return parent;
    }
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    const anchor = readAttribute(node, 'id');
    // Headings without an anchor, such as those of cards, can't be link targets, so they are part of the section's text.
    if (level && anchor) {
      const section = {
        level: Number(level),
        heading: renderText(node, isHashLink),
        anchor,
        prose: [],
        code: [],
      };
      sections.push(section);
      return section;
    }
    if (hasClass(node, 'theme-code-block')) {
      parent.code.push(renderCode(node, options));
      return parent;
    }
    if (node.tagName === 'table') {
      parent.prose.push(` ${renderTable(node, parent)} `);
      return parent;
    }
    const separator = isBlock(node) ? ' ' : '';
    parent.prose.push(separator);
    const section = node.childNodes.reduce((current, child) => walk(child, current), parent);
    section.prose.push(separator);
    return section;
  }

  /** Describes a table. A first row of header cells names the columns. Code blocks in cells are added to `parent`. */
  function renderTable(table: Element, parent: Section): string {
    const rows = findElements(table, ({tagName}) => tagName === 'tr').map(row =>
      row.childNodes.filter(isElement),
    );
    const texts = rows.map(cells =>
      cells.map(cell => {
        const prose: string[] = [];
        walk(cell, {...parent, prose});
        return prose.join('');
      }),
    );
    const hasNames = rows.length > 1 && rows[0]?.every(({tagName}) => tagName === 'th');
    return hasNames ? describeTable(texts[0] ?? [], texts.slice(1)) : describeTable([], texts);
  }
}

/** Returns the title and the lines of a code block, each on a line of its own. */
function renderCode(block: Element, options: Settings): string {
  const lines = findElements(block, element =>
    options.codeLineClasses.some(name => hasClass(element, name)),
  ).map(line => renderText(line));
  const title = renderText(block, element => element.tagName === 'pre' || isSkipped(element, options));
  return [title, ...lines].join('\n');
}

function isHashLink(element: Element): boolean {
  return hasClass(element, 'hash-link');
}

function isSkipped(element: Element, {ignoredClasses}: Settings): boolean {
  return (
    isPageChrome(element.tagName, readClasses(element)) ||
    element.tagName === 'time' ||
    readAttribute(element, 'aria-hidden') === 'true' ||
    readAttribute(element, 'hidden') !== undefined ||
    ignoredClasses.some(name => hasClass(element, name))
  );
}

const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

function isBlock(element: Element): boolean {
  return !inlineTags.has(element.tagName);
}
