import type {HeadingLevel, SearchRecord} from '../../shared/search';
import {
  findElements,
  hasClass,
  isElement,
  isFrame,
  readAttribute,
  readClasses,
  readMetas,
  renderText,
  type Element,
  type Node,
  type Page,
} from '../pages';
import {collectCodeWords} from './code';
import {rankPage, rankSection} from './pageRank';

type Section = {
  level: number;
  heading: string;
  anchor: string | null;
  prose: string[];
  code: string[];
};

/** Pages that only list other pages: their tags are not among those that contextual search asks for. */
const listTags = /^blog_/;
const listPages = /\/archive$/;

/**
 * The records of one built page, one for each heading: the page's title first. `siteUrl` is the origin that URLs start with.
 * None for pages without a `docusaurus_tag`, for pages that are `noindex`, and for
 * pages that only list other pages.
 */
export function createRecords({route, document, noIndex}: Page, siteUrl: string): SearchRecord[] {
  const metas = readMetas(document);
  const tag = metas.get('docsearch:docusaurus_tag');
  const main = findElements(document, element => element.tagName === 'main')[0];
  if (noIndex || !tag || !main || listTags.test(tag) || listPages.test(route)) {
    return [];
  }
  const crumbs = readBreadcrumbs(main);
  const sections = collectSections(main);
  const isCategory = findElements(main, element => hasClass(element, 'theme-doc-card-container')).length > 0;
  const pageRank = rankPage(route, isCategory);
  const title = sections[0]?.heading || crumbs.at(-1) || route;
  const version = metas.get('docsearch:version');
  const keywords = (metas.get('keywords') ?? '')
    .split(',')
    .map(keyword => keyword.trim())
    .filter(Boolean);
  const description = metas.get('description');
  const label = crumbs.at(-1);
  const common = {
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
      // A heading's level is 1 to 6: collectSections reads it from the tag names h1 to h6.
      type: `lvl${section.level}` as HeadingLevel,
      hierarchy: {
        lvl0: nameCategory(crumbs, route),
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
      ...common,
      ...(section.code.length > 0 && {code: collectCodeWords(section.code).join(' ')}),
      ...(index === 0 && keywords.length > 0 && {keywords}),
      ...(index === 0 && label && label !== title && {label}),
      ...(index === 0 && description && {description}),
    };
  });
}

/** Records by their `docusaurus_tag`, in a fixed order. */
export function groupByTag(records: SearchRecord[]): Map<string, SearchRecord[]> {
  const byTag = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const sameTag = byTag.get(record.docusaurus_tag) ?? [];
    byTag.set(record.docusaurus_tag, sameTag);
    sameTag.push(record);
  }
  return new Map([...byTag].sort());
}

/** The names above a page in the sidebar and its own, as the page shows them. Empty for pages outside a sidebar. */
function readBreadcrumbs(main: Element): string[] {
  return findElements(main, element => hasClass(element, 'breadcrumbs__item'))
    .map(item => renderText(item))
    .filter(Boolean);
}

/** A page that is no part of a sidebar category gets a category by where it is. */
function nameCategory(crumbs: string[], route: string): string {
  const category = crumbs.at(-2) ?? crumbs.at(-1);
  if (category) {
    return category;
  }
  if (/\/blog(\/|$)/.test(route)) {
    return 'Blog';
  }
  return /\/docs(\/|$)/.test(route) ? 'Documentation' : 'Site';
}

/**
 * The title comes from anywhere in `main`; the rest only from its Markdown, where there is any: around it are dates, tags and tables of
 * contents.
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

  /** Adds a node to the section it stands in; returns the section that what follows stands in. */
  function walk(node: Node, parent: Section): Section {
    if (node.nodeName === '#text' && 'value' in node) {
      parent.prose.push(node.value);
    }
    if (!isElement(node) || node === title || isSkipped(node)) {
      return parent;
    }
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    const anchor = readAttribute(node, 'id');
    // Headings without an anchor, such as those of cards, can't be linked to: they are text of their section.
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
      parent.code.push(renderCode(node));
      return parent;
    }
    const separator = isBlock(node) ? ' ' : '';
    parent.prose.push(separator);
    const section = node.childNodes.reduce((current, child) => walk(child, current), parent);
    // Without a sign the cells of a table would read as one sentence.
    section.prose.push(isFollowedByCell(node) ? ' · ' : separator);
    return section;
  }
}

/** The title of a code block, its lines, and the types and errors under them, all elements of their own. */
function renderCode(block: Element): string {
  const lines = findElements(
    block,
    element => hasClass(element, 'token-line') || hasClass(element, 'code-note'),
  ).map(line => renderText(line));
  const title = renderText(block, element => element.tagName === 'pre' || isSkipped(element));
  return [title, ...lines].join('\n');
}

function isHashLink(element: Element): boolean {
  return hasClass(element, 'hash-link');
}

/** What a search would find twice, or not look for. */
const unsearchedClasses = [
  'live-pair-words',
  // How 9.x did it: readers of 10.x don't search for that.
  'what-changed',
];

function isSkipped(element: Element): boolean {
  return (
    isFrame(element.tagName, readClasses(element)) ||
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
