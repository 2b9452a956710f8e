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
import * as codeBlock from '../../shared/codeBlockClassNames';
import {collectCodeWords} from './codeWords';
import {rankPage, rankSection} from './pageRank';

type Section = {
  level: number;
  heading: string;
  anchor: string | null;
  prose: string[];
  code: string[];
};

// Pages that only list other pages have no records. Docusaurus's contextual search doesn't use their tags either.
const listingTagPattern = /^blog_/;
const listingPathPattern = /\/archive$/;

/**
 * Creates the records of a built page: one for the beginning of the page, and one for each heading. `siteUrl` is the origin of the URLs.
 * Pages without a `docusaurus_tag`, pages with `noindex`, and pages that only list other pages have no records.
 */
export function createRecords({route, document, noIndex}: Page, siteUrl: string): SearchRecord[] {
  const metas = readMetaTags(document);
  const tag = metas.get('docsearch:docusaurus_tag');
  const main = findElements(document, element => element.tagName === 'main')[0];
  if (noIndex || !tag || !main || listingTagPattern.test(tag) || listingPathPattern.test(route)) {
    return [];
  }
  const breadcrumbs = readBreadcrumbs(main);
  const sections = collectSections(main);
  const isCategory = findElements(main, element => hasClass(element, 'theme-doc-card-container')).length > 0;
  const pageRank = rankPage(route, isCategory);
  const title = sections[0]?.heading || breadcrumbs.at(-1) || route;
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

  return sections.map((section, index) => {
    headings.length = section.level;
    headings[section.level - 1] = section.heading;
    const hash = section.anchor === null ? '' : `#${section.anchor}`;
    return {
      objectID: `${route}${hash}`,
      // TypeScript doesn't know that the level is always from 1 to 6, because it comes from the tag names h1 to h6.
      type: `lvl${section.level}` as HeadingLevel,
      hierarchy: {
        lvl0: findCategoryLabel(breadcrumbs, route),
        lvl1: title,
        lvl2: headings[1] ?? null,
        lvl3: headings[2] ?? null,
        lvl4: headings[3] ?? null,
        lvl5: headings[4] ?? null,
        lvl6: headings[5] ?? null,
      },
      content: section.prose.join('').replace(/\s+/g, ' ').trim() || null,
      url: `${siteUrl}${route}${hash}`,
      anchor: section.anchor,
      weight: {
        pageRank: rankSection(section.heading, pageRank),
        level: 110 - section.level * 10,
        position: index,
      },
      ...pageProperties,
      ...(section.code.length > 0 && {code: collectCodeWords(section.code).join(' ')}),
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

/** Returns the label of the innermost sidebar category of a page. For a page outside the sidebar, the label depends on the path. */
function findCategoryLabel(breadcrumbs: string[], route: string): string {
  const category = breadcrumbs.at(-2) ?? breadcrumbs.at(-1);
  if (category) {
    return category;
  }
  if (/\/blog(\/|$)/.test(route)) {
    return 'Blog';
  }
  return /\/docs(\/|$)/.test(route) ? 'Documentation' : 'Site';
}

/**
 * Splits the text of a page at its headings. The title can be anywhere in `main`. If the page has rendered Markdown, all other text is
 * taken from there. This leaves out the dates, tags and tables of contents around it.
 */
function collectSections(main: Element): Section[] {
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
    if (!isElement(node) || node === title || isSkipped(node)) {
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
    if (hasClass(node, codeBlock.block)) {
      parent.code.push(renderCode(node));
      return parent;
    }
    const separator = isBlock(node) ? ' ' : '';
    parent.prose.push(separator);
    const section = node.childNodes.reduce((current, child) => walk(child, current), parent);
    // The cells of a table are separated by a dot because they would otherwise look like one sentence.
    section.prose.push(isFollowedByCell(node) ? ' · ' : separator);
    return section;
  }
}

/** Returns the title of a code block, its lines, and the types and errors below the lines, each on a line of its own. */
function renderCode(block: Element): string {
  const lines = findElements(
    block,
    element => hasClass(element, codeBlock.line) || hasClass(element, codeBlock.note),
  ).map(line => renderText(line));
  const title = renderText(block, element => element.tagName === 'pre' || isSkipped(element));
  return [title, ...lines].join('\n');
}

function isHashLink(element: Element): boolean {
  return hasClass(element, 'hash-link');
}

/** Classes of elements that repeat other text or that nobody searches for. */
const unsearchedClasses = [
  // Text about the variants of a live pair. A live pair is a server file and a client file that readers can run in the page.
  'live-pair-words',
  // Notes about differences from docs 9.x.
  'what-changed',
];

function isSkipped(element: Element): boolean {
  return (
    isPageChrome(element.tagName, readClasses(element)) ||
    element.tagName === 'time' ||
    readAttribute(element, 'aria-hidden') === 'true' ||
    readAttribute(element, 'hidden') !== undefined ||
    unsearchedClasses.some(name => hasClass(element, name))
  );
}

function isFollowedByCell(node: Element): boolean {
  const siblings = node.parentNode?.childNodes ?? [];
  return (
    (node.tagName === 'td' || node.tagName === 'th') &&
    siblings.slice(siblings.indexOf(node) + 1).some(isElement)
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
