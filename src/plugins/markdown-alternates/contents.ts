import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import type {Texts} from './options';

/** A page, or a category with its pages in the order of the sidebar. */
export type Entry = {
  label: string;
  description: string;
  /** Path of the page. Undefined for a category without a page. */
  permalink?: string;
  entries: Entry[];
};

/** The pages of one docs version, grouped by the top-level categories of its sidebars. */
export type VersionContents = {
  label: string;
  isLast: boolean;
  isMaintained: boolean;
  /** URL path of the folder with the version's `llms.txt`. It's the base URL for the latest version, and `/docs/v9` for docs 9.x. */
  folder: string;
  sections: Entry[];
};

/** Collects the pages of every docs version, latest version first. Within a version, each page occurs only once. */
export function collectVersions(
  allContent: AllContent,
  baseUrl: string,
  {otherPages}: Pick<Texts, 'otherPages'>,
): VersionContents[] {
  // TypeScript doesn't know the content of plugins. The docs plugin documents this type.
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return (content?.loadedVersions ?? [])
    .map(version => ({
      label: version.label,
      isLast: version.isLast,
      isMaintained: version.banner !== 'unmaintained',
      folder: version.isLast ? baseUrl : version.path,
      sections: collectSections(version, otherPages),
    }))
    .sort((a, b) => Number(b.isLast) - Number(a.isLast));
}

/** Collects the listed blog posts, newest first. */
export function collectPosts(allContent: AllContent): Entry[] {
  // TypeScript doesn't know the content of plugins. The blog plugin documents this type.
  const content = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return (content?.blogPosts ?? [])
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, description, permalink}}) => ({
      label: title,
      description,
      permalink,
      entries: [],
    }));
}

/** Returns all pages of the entries in the same order, including the pages of categories. */
export function flattenEntries(entries: Entry[]): (Entry & {permalink: string})[] {
  return entries.flatMap(entry => [
    ...(entry.permalink === undefined ? [] : [{...entry, permalink: entry.permalink}]),
    ...flattenEntries(entry.entries),
  ]);
}

type Items = LoadedVersion['sidebars'][string];
type Doc = LoadedVersion['docs'][number];

/** Creates a section for each top-level category of the sidebars, and one for the pages that aren't in a category. */
function collectSections({sidebars, docs}: LoadedVersion, otherPages: string): Entry[] {
  const remainingDocs = new Map(docs.filter(doc => !doc.unlisted).map(doc => [doc.id, doc]));
  const sections: Entry[] = [];
  const uncategorised: Entry[] = [];
  for (const item of Object.values(sidebars).flat()) {
    const [entry] = createEntries([item], takeDoc);
    if (entry && item.type === 'category') {
      const categoryPage = item.link?.type === 'doc' ? [{...entry, entries: []}] : [];
      sections.push({label: item.label, description: '', entries: [...categoryPage, ...entry.entries]});
    } else if (entry) {
      uncategorised.push(entry);
    }
  }
  uncategorised.push(...[...remainingDocs.values()].map(createEntry));
  return [...sections, {label: otherPages, description: '', entries: uncategorised}].filter(
    ({entries}) => entries.length > 0,
  );

  /** Returns a doc only when it's requested for the first time. This way each page is listed once, at its first position. */
  function takeDoc(id: string): Doc | undefined {
    const doc = remainingDocs.get(id);
    remainingDocs.delete(id);
    return doc;
  }
}

function createEntries(items: Items, takeDoc: (id: string) => Doc | undefined): Entry[] {
  return items.flatMap(item => {
    if (item.type === 'doc' || item.type === 'ref') {
      const doc = takeDoc(item.id);
      return doc ? [createEntry(doc)] : [];
    }
    if (item.type !== 'category') {
      return [];
    }
    const {link} = item;
    const doc = link?.type === 'doc' ? takeDoc(link.id) : undefined;
    const index = link?.type === 'generated-index' ? link : undefined;
    const permalink = doc?.permalink ?? index?.permalink;
    return [
      {
        label: doc?.title ?? item.label,
        description: doc?.description ?? index?.description ?? '',
        ...(permalink !== undefined && {permalink}),
        entries: createEntries(item.items, takeDoc),
      },
    ];
  });
}

function createEntry({title, description, permalink}: Doc): Entry {
  return {label: title, description, permalink, entries: []};
}
