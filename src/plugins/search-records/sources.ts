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
import {collectCodeWords} from './code';
import {rankPage, rankSection} from './pageRank';

/** The metadata of a page that plugins provide. It's known before the Markdown file is read. */
export type Source = {
  permalink: string;
  title: string;
  category: string;
  label?: string;
  description?: string;
  keywords?: string[];
  tag: string;
  version?: string;
};

type Site = {url: string; siteDir: string; locale: string};

type PageSource = {file: string; source: Source};

/**
 * Creates search records from the Markdown files of docs and blog for `npm start`, which doesn't build the pages. The records are similar
 * to those of a build, but text from components and partials is missing.
 */
export class SourceRecords {
  readonly #site: Site;
  #pages: PageSource[] = [];
  /** The cached records of each file. The key contains everything on which the records depend. */
  readonly #cache = new Map<string, {key: string; records: SearchRecord[]}>();

  constructor(site: Site) {
    this.#site = site;
  }

  /** Updates the list of pages from the content of all plugins. The files are only read when a reader searches. */
  update(allContent: AllContent): void {
    this.#pages = [...listDocs(allContent), ...listPosts(allContent)];
  }

  /** Returns the records of one `docusaurus_tag`, or an empty list if no page has it. Reads all files, but parses only changed ones. */
  async read(tag: string): Promise<SearchRecord[]> {
    const records: SearchRecord[] = [];
    for (const page of this.#pages.filter(({source}) => source.tag === tag)) {
      records.push(...(await this.#readPage(page)));
    }
    return records;
  }

  async #readPage({file, source}: PageSource): Promise<SearchRecord[]> {
    const markdown = await readFile(file.replace(/^@site/, this.#site.siteDir), 'utf8');
    const key = JSON.stringify([markdown, source]);
    const cached = this.#cache.get(file);
    if (cached?.key === key) {
      return cached.records;
    }
    const records = parseRecords(markdown, source, this.#site);
    this.#cache.set(file, {key, records});
    return records;
  }
}

/** Creates the records of one Markdown file, one for the beginning of the page and one for each heading. */
export function parseRecords(
  markdown: string,
  source: Source,
  {url, locale}: Omit<Site, 'siteDir'>,
): SearchRecord[] {
  const root = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).parse(markdown);
  const slugger = createSlugger();
  const headings: (string | null)[] = [source.title];
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
    const {label, description, keywords, version} = source;
    const position = anchor === null ? 0 : records.length;
    const pageRank = rankSection(headings[level - 1] ?? '', rankPage(source.permalink, false));
    return {
      objectID: `${source.permalink}${hash}`,
      // The depth of a Markdown heading is from 1 to 6, so this is always a heading level.
      type: `lvl${level}` as HeadingLevel,
      hierarchy: {
        lvl0: source.category,
        lvl1: source.title,
        lvl2: headings[1] ?? null,
        lvl3: headings[2] ?? null,
        lvl4: headings[3] ?? null,
        lvl5: headings[4] ?? null,
        lvl6: headings[5] ?? null,
      },
      content: null,
      url: `${url}${source.permalink}${hash}`,
      anchor,
      weight: {pageRank, level: 110 - level * 10, position},
      language: locale,
      docusaurus_tag: source.tag,
      ...(version && {version}),
      ...(level === 1 && label && {label}),
      ...(level === 1 && description && {description}),
      ...(level === 1 && keywords && {keywords}),
    };
  }
}

function listDocs(allContent: AllContent): PageSource[] {
  // The content of plugins has the type `unknown`. This is the type that the docs plugin documents.
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return (content?.loadedVersions ?? []).flatMap(version =>
    version.docs.map(doc => ({
      file: doc.source,
      source: {
        permalink: doc.permalink,
        title: doc.title,
        category: findCategory(version, doc.id) ?? 'Documentation',
        label: doc.frontMatter.sidebar_label,
        description: doc.description,
        keywords: doc.frontMatter.keywords,
        tag: `docs-default-${version.versionName}`,
        version: version.versionName,
      },
    })),
  );
}

function listPosts(allContent: AllContent): PageSource[] {
  // The content of plugins has the type `unknown`. This is the type that the blog plugin documents.
  const content = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return (content?.blogPosts ?? []).map(({metadata}) => ({
    file: metadata.source,
    source: {
      permalink: metadata.permalink,
      title: metadata.title,
      category: 'Blog',
      description: metadata.description,
      keywords: metadata.frontMatter.keywords,
      tag: 'default',
    },
  }));
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the label of the innermost sidebar category that contains a docs page. */
function findCategory({sidebars}: LoadedVersion, id: string): string | undefined {
  return Object.values(sidebars)
    .map(items => find(items))
    .find(label => label !== undefined);

  function find(items: SidebarItem[], parent?: string): string | undefined {
    for (const item of items) {
      if (item.type === 'category') {
        const isOwn = item.link?.type === 'doc' && item.link.id === id;
        const label = isOwn ? (parent ?? item.label) : find(item.items, item.label);
        if (label !== undefined) {
          return label;
        }
      } else if ((item.type === 'doc' || item.type === 'ref') && item.id === id) {
        return parent;
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
    // The file is parsed as plain Markdown, so the imports and exports of MDX appear as text. They aren't prose.
    return /^(import|export) .* from /.test(node.value) ? '' : node.value;
  }
  if (node.type === 'image') {
    return node.alt ?? '';
  }
  if (!('children' in node)) {
    return '';
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
