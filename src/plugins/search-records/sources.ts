import {readFile} from 'node:fs/promises';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import type {SearchRecord} from '../../shared/search';
import type {Settings} from './options';

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

export type Site = {url: string; siteDir: string; locale: string};

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
    const pages = this.#pages.filter(({metadata}) => metadata.tag === tag);
    // Reading one file after the other would take long while the bundler is busy, because each file would wait for the bundler.
    const records = await Promise.all(pages.map(page => this.#readPage(page)));
    return records.flat();
  }

  async #readPage({file, metadata}: SourcePage): Promise<SearchRecord[]> {
    const markdown = await readFile(file.replace(/^@site/, this.#site.siteDir), 'utf8');
    const key = JSON.stringify([markdown, metadata]);
    const cached = this.#cache.get(file);
    if (cached?.key === key) {
      return cached.records;
    }
    // The parser is large, so a start doesn't load it.
    const {parseRecords} = await import('./parseRecords');
    const records = parseRecords(markdown, metadata, this.#site, this.#options);
    this.#cache.set(file, {key, records});
    return records;
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
