import type {Definition, Heading, Link, Root} from 'mdast';
import {toString as readText} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {findElements, hasClass, readAttribute, renderText} from '../built-pages/html';
import type {Page} from '../built-pages/pages';
import {parseSiteUrl} from './addresses';
import {flattenChapters, type Chapter} from './contents';
import {describeEdition, type Source} from './source';
import type {Texts} from './options';

/** A page with the text of its Markdown version. */
export type MarkdownPage = {page: Page; text: string};

/** A change of a text: the characters between two offsets are replaced. */
type Edit = {from: number; to: number; text: string};

type Parsed = {route: string; anchor: string; text: string; links: PageLink[]; headings: PageHeading[]};
type PageLink = {from: number; to: number; target: {route: string; hash: string} | undefined};
type PageHeading = {offset: number; depth: number; id: string | undefined};

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * Joins the Markdown versions of all pages of a version in the order of the sidebar. Links between these pages lead to anchors in the file.
 * Headings are one level lower, because the title of the file is above them.
 */
export function createMarkdownFile(source: Source, pages: readonly MarkdownPage[], texts: Texts): string {
  const {version, origin, chapters, path} = source;
  const byRoute = new Map(pages.map(markdownPage => [markdownPage.page.route, markdownPage]));
  const parsed = flattenChapters(chapters).flatMap(({route}) => {
    const page = byRoute.get(route);
    return page ? [parsePage(page, path, origin)] : [];
  });
  const anchors = new Map(parsed.map(({route, anchor}) => [route, anchor]));
  const sections = collectSections(parsed);
  const parts = parsed.map(page => renderPage(page, anchors, sections));
  const head = [
    `# ${version.title}`,
    [version.notice, describeEdition(source, texts)].filter(Boolean).join(' '),
    `<${origin}${path}>`,
    `## ${texts.contents}`,
    renderContents(chapters, anchors, ''),
  ].join('\n\n');
  return `${[head, ...parts].join('\n\n---\n\n')}\n`;
}

function parsePage({page, text}: MarkdownPage, start: string, origin: string): Parsed {
  const root: Root = parser.parse(text);
  const ids = listHeadings(page);
  const headings: PageHeading[] = [];
  const links: PageLink[] = [];
  visit(root, node => {
    if (node.type === 'heading') {
      headings.push(createHeading(node, ids));
    } else if (node.type === 'link' || node.type === 'definition') {
      const link = createLink(node, text, page.route, origin);
      if (link) {
        links.push(link);
      }
    }
  });
  return {route: page.route, anchor: createAnchor(page.route, start), text: text.trimEnd(), links, headings};
}

/** Lists the headings of a page with their ids, in the order of the page. */
function listHeadings({document}: Page): {text: string; id: string}[] {
  const main = findElements(document, ({tagName}) => tagName === 'main')[0] ?? document;
  return findElements(main, ({tagName}) => /^h[2-6]$/.test(tagName)).flatMap(element => {
    const id = readAttribute(element, 'id');
    return id === undefined
      ? []
      : [{text: normalise(renderText(element, child => hasClass(child, 'hash-link'))), id}];
  });
}

function normalise(text: string): string {
  return text.replace(/[\s\u200b]+/g, '');
}

/** Finds the id of a heading. `ids` loses the headings up to the found one, so that equal headings get different ids. */
function createHeading(heading: Heading, ids: {text: string; id: string}[]): PageHeading {
  const text = normalise(readText(heading));
  const index = ids.findIndex(candidate => candidate.text === text);
  const [found] = index < 0 ? [] : ids.splice(0, index + 1).slice(-1);
  return {offset: heading.position?.start.offset ?? 0, depth: heading.depth, id: found?.id};
}

/** Finds the place of a link's URL in the text. Links whose text is the URL stay, because readers need the address itself. */
function createLink(
  node: Link | Definition,
  text: string,
  route: string,
  origin: string,
): PageLink | undefined {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const last = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
  const from = text.indexOf(node.url, last ?? start);
  if (from < 0 || from >= end || text[start] === '<' || (node.type === 'link' && text[start] !== '[')) {
    return undefined;
  }
  const site = parseSiteUrl(node.url, route, origin);
  const target = site && {route: site.route, hash: decodeURIComponent(site.url.hash.slice(1))};
  return {from, to: from + node.url.length, target};
}

/** Returns the sections to which a page links, as the path of their page and their id. Only they need an anchor. */
function collectSections(pages: readonly Parsed[]): Set<string> {
  const targets = new Set(
    pages.flatMap(({links}) =>
      links.flatMap(({target}) => (target ? [`${target.route}#${target.hash}`] : [])),
    ),
  );
  return new Set(
    pages
      .flatMap(({route, headings}) =>
        headings.flatMap(({id}) => (id === undefined ? [] : [`${route}#${id}`])),
      )
      .filter(section => targets.has(section)),
  );
}

function renderPage(
  {route, anchor, text, links, headings}: Parsed,
  anchors: ReadonlyMap<string, string>,
  sections: ReadonlySet<string>,
): string {
  const edits: Edit[] = [];
  for (const {offset, depth, id} of headings) {
    const hasAnchor = id !== undefined && sections.has(`${route}#${id}`);
    const mark = hasAnchor ? `<a id="${createSectionAnchor(anchor, id)}"></a>\n\n` : '';
    edits.push({from: offset, to: offset, text: mark + (depth < 6 ? '#' : '')});
  }
  for (const {from, to, target} of links) {
    const page = target && anchors.get(target.route);
    if (target && page !== undefined) {
      // Other targets than headings, such as lines of code, have no place of their own here. The link leads to their page.
      const isSection = sections.has(`${target.route}#${target.hash}`);
      edits.push({from, to, text: `#${isSection ? createSectionAnchor(page, target.hash) : page}`});
    }
  }
  return `<a id="${anchor}"></a>\n\n${applyEdits(text, edits)}`;
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    result += text.slice(end, edit.from) + edit.text;
    end = edit.to;
  }
  return result + text.slice(end);
}

function renderContents(
  chapters: readonly Chapter[],
  anchors: ReadonlyMap<string, string>,
  indent: string,
): string {
  return chapters
    .map(({label, route, chapters: children}) => {
      const anchor = route === undefined ? undefined : anchors.get(route);
      const item = `${indent}- ${anchor === undefined ? label : `[${label}](#${anchor})`}`;
      return [item, ...(children.length > 0 ? [renderContents(children, anchors, `${indent}  `)] : [])].join(
        '\n',
      );
    })
    .join('\n');
}

/** Returns the anchor of a page: its path in the version, such as `start_router`. */
function createAnchor(route: string, start: string): string {
  return route === start ? 'index' : route.slice(start.length + 1).replaceAll('/', '_');
}

function createSectionAnchor(page: string, id: string): string {
  return `${page}.${id}`;
}
