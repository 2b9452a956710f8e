import {readFile} from 'node:fs/promises';
import {createSlugger} from '@docusaurus/utils';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import type {Heading, Nodes, RootContent} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {HeadingLevel, SearchRecord} from '../../shared/search';
import {collectCodeWords} from './codeWords';
import {rankPage, rankSection, type Settings} from './options';
import {findCategory as findCategoryByPath} from './records';
import {describeTable} from './tables';

/** The metadata that plugins provide for a page before its Markdown file is read. */
export type PageMetadata = {
  permalink: string;
  title: string;
  /** The sidebar categories of the page, the outermost first. */
  categories: string[];
  label?: string;
  description?: string;
  keywords?: string[];
  tag: string;
  version?: string;
};

type Site = {url: string; siteDir: string; locale: string};

type SourcePage = {file: string; metadata: PageMetadata};

/**
 * Creates search records from the Markdown files of the docs and the blog. `npm start` uses them because it doesn't build the pages. They
 * are similar to the records of a build, but lack the text of components and partials.
 */
export class SourceRecords {
  readonly #site: Site;
  readonly #options: Settings;
  #pages: SourcePage[] = [];
  /** The cached records of each file. The key contains everything on which the records depend. */
  readonly #cache = new Map<string, {key: string; records: SearchRecord[]}>();

  constructor(site: Site, options: Settings) {
    this.#site = site;
    this.#options = options;
  }

  /** Updates the list of pages from the content of all plugins. Their files are read later, when a reader searches. */
  update(allContent: AllContent): void {
    this.#pages = [...listDocs(allContent), ...listPosts(allContent)];
  }

  /**
   * Returns the records of one `docusaurus_tag`, or an empty list if no page has this tag. Reads the files of all pages with the tag, but
   * parses only those that have changed.
   */
  async read(tag: string): Promise<SearchRecord[]> {
    const records: SearchRecord[] = [];
    for (const page of this.#pages.filter(({metadata}) => metadata.tag === tag)) {
      records.push(...(await this.#readPage(page)));
    }
    return records;
  }

  async #readPage({file, metadata}: SourcePage): Promise<SearchRecord[]> {
    const markdown = await readFile(file.replace(/^@site/, this.#site.siteDir), 'utf8');
    const key = JSON.stringify([markdown, metadata]);
    const cached = this.#cache.get(file);
    if (cached?.key === key) {
      return cached.records;
    }
    const records = parseRecords(markdown, metadata, this.#site, this.#options);
    this.#cache.set(file, {key, records});
    return records;
  }
}

/** Creates the records of a Markdown file: one for the beginning of the page, and one for each heading. */
export function parseRecords(
  markdown: string,
  metadata: PageMetadata,
  {url, locale}: Omit<Site, 'siteDir'>,
  options: Settings,
): SearchRecord[] {
  const root = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).parse(markdown);
  const slugger = createSlugger();
  const headings: (string | null)[] = [metadata.title];
  const blocks: RootContent[][] = [[]];
  const records: SearchRecord[] = [createRecord(1, null)];
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth > 1) {
      const {text, id} = parseHeading(node);
      headings.length = node.depth;
      headings[node.depth - 1] = text;
      records.push(createRecord(node.depth, id ?? slugger.slug(text)));
      blocks.push([]);
    } else if (node.type !== 'yaml' && node.type !== 'heading') {
      // A heading of the first level is skipped because it repeats the title.
      blocks.at(-1)?.push(node);
    }
  }
  return records.map((record, index) => ({
    ...record,
    content: (blocks[index] ?? []).map(renderProse).join(' ').replace(/\s+/g, ' ').trim() || null,
    code: collectCodeWords((blocks[index] ?? []).flatMap(collectCode)).join(' '),
  }));

  function createRecord(level: number, anchor: string | null): SearchRecord {
    const hash = anchor === null ? '' : `#${anchor}`;
    const {label, description, keywords, version} = metadata;
    const position = anchor === null ? 0 : records.length;
    const section = metadata.categories[0] ?? findCategoryByPath(metadata.permalink, options);
    const rank = rankPage(metadata.permalink, false, options);
    const pageRank = rankSection(headings[level - 1] ?? '', rank, options);
    return {
      objectID: `${metadata.permalink}${hash}`,
      // TypeScript doesn't know that the depth of a Markdown heading is always from 1 to 6.
      type: `lvl${level}` as HeadingLevel,
      hierarchy: {
        lvl0: metadata.categories.at(-1) ?? section,
        lvl1: metadata.title,
        lvl2: headings[1] ?? null,
        lvl3: headings[2] ?? null,
        lvl4: headings[3] ?? null,
        lvl5: headings[4] ?? null,
        lvl6: headings[5] ?? null,
      },
      section,
      content: null,
      url: `${url}${metadata.permalink}${hash}`,
      anchor,
      weight: {pageRank, level: 110 - level * 10, position},
      language: locale,
      docusaurus_tag: metadata.tag,
      ...(version && {version}),
      ...(level === 1 && label && {label}),
      ...(level === 1 && description && {description}),
      ...(level === 1 && keywords && {keywords}),
    };
  }
}

function listDocs(allContent: AllContent): SourcePage[] {
  // TypeScript doesn't know the content of plugins. The docs plugin documents this type.
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return (content?.loadedVersions ?? []).flatMap(version =>
    version.docs.map(doc => ({
      file: doc.source,
      metadata: {
        permalink: doc.permalink,
        title: doc.title,
        categories: findSidebarCategories(version, doc.id),
        label: doc.frontMatter.sidebar_label,
        description: doc.description,
        keywords: doc.frontMatter.keywords,
        tag: `docs-default-${version.versionName}`,
        version: version.versionName,
      },
    })),
  );
}

function listPosts(allContent: AllContent): SourcePage[] {
  // TypeScript doesn't know the content of plugins. The blog plugin documents this type.
  const content = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return (content?.blogPosts ?? []).map(({metadata}) => ({
    file: metadata.source,
    metadata: {
      permalink: metadata.permalink,
      title: metadata.title,
      categories: [],
      description: metadata.description,
      keywords: metadata.frontMatter.keywords,
      tag: 'default',
    },
  }));
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the labels of the sidebar categories that contain a docs page, the outermost first. */
function findSidebarCategories({sidebars}: LoadedVersion, id: string): string[] {
  return (
    Object.values(sidebars)
      .map(items => find(items, []))
      .find(labels => labels !== undefined) ?? []
  );

  function find(items: SidebarItem[], parents: string[]): string[] | undefined {
    for (const item of items) {
      if (item.type === 'category') {
        const labels = [...parents, item.label];
        const isCategoryPage = item.link?.type === 'doc' && item.link.id === id;
        const found = isCategoryPage ? (parents.length > 0 ? parents : labels) : find(item.items, labels);
        if (found) {
          return found;
        }
      } else if ((item.type === 'doc' || item.type === 'ref') && item.id === id) {
        return parents;
      }
    }
    return undefined;
  }
}

/** Returns the text of a heading and its explicit id, if it has one, as in `## Text {/* #id *\/}`. */
function parseHeading(heading: Heading): {text: string; id?: string} {
  const text = renderProse(heading).replace(/\s+/g, ' ').trim();
  const explicit = /^(.*?)\s*\{\/\*\s*#([\w-]+).*\*\/\}$/.exec(text);
  return explicit ? {text: explicit[1] ?? '', id: explicit[2]} : {text};
}

function renderProse(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    // The file is parsed as plain Markdown, so the imports and exports of MDX appear as text, which isn't prose.
    return /^(import|export) .* from /.test(node.value) ? '' : node.value;
  }
  if (node.type === 'image') {
    return node.alt ?? '';
  }
  if (!('children' in node)) {
    return '';
  }
  if (node.type === 'table') {
    const [names = [], ...rows] = node.children.map(row => row.children.map(renderProse));
    return describeTable(names, rows);
  }
  const separator = node.type === 'paragraph' || node.type === 'heading' || node.type === 'link' ? '' : ' ';
  return node.children.map(renderProse).join(separator);
}

function collectCode(node: Nodes): string[] {
  if (node.type === 'code') {
    return [node.value];
  }
  return 'children' in node ? node.children.flatMap(collectCode) : [];
}
