import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';

/** A page, or a category of pages, in the order of the sidebar. */
export type Entry = {
  label: string;
  description: string;
  /** Path of the page; a category may have none. */
  permalink?: string;
  entries: Entry[];
};

export type Section = {heading: string; entries: Entry[]};

/** The pages of one version of the docs. */
export type VersionContents = {
  label: string;
  isLast: boolean;
  isMaintained: boolean;
  /** Where the version's files for assistants go: `/docs/v9`, and the base URL for the latest version. */
  folder: string;
  sections: Section[];
};

/** Every version's pages, each page once, the latest version first. */
export function collectVersions(allContent: AllContent, baseUrl: string): VersionContents[] {
  // Plugins publish what they loaded as unknown; this is the type that the docs plugin documents for it.
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return (content?.loadedVersions ?? [])
    .map(version => ({
      label: version.label,
      isLast: version.isLast,
      isMaintained: version.banner !== 'unmaintained',
      folder: version.isLast ? baseUrl : version.path,
      sections: collectSections(version),
    }))
    .sort((a, b) => Number(b.isLast) - Number(a.isLast));
}

/** The posts, newest first. */
export function collectPosts(allContent: AllContent): Entry[] {
  // As above, for the blog plugin.
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

/** All pages of sections, in their order, those of categories included. */
export function flattenSections(sections: Section[]): (Entry & {permalink: string})[] {
  return sections.flatMap(({entries}) => flatten(entries));
}

function flatten(entries: Entry[]): (Entry & {permalink: string})[] {
  return entries.flatMap(entry => [
    ...(entry.permalink === undefined ? [] : [{...entry, permalink: entry.permalink}]),
    ...flatten(entry.entries),
  ]);
}

type Items = LoadedVersion['sidebars'][string];
type Doc = LoadedVersion['docs'][number];

/** A section for each category at the top of the sidebars, and one for the pages that stand in none. */
function collectSections({sidebars, docs}: LoadedVersion): Section[] {
  const unlisted = new Map(docs.filter(doc => !doc.unlisted).map(doc => [doc.id, doc]));
  const sections: Section[] = [];
  const rest: Entry[] = [];
  for (const item of Object.values(sidebars).flat()) {
    const [entry] = createEntries([item], take);
    if (entry && item.type === 'category') {
      const own = item.link?.type === 'doc' ? [{...entry, entries: []}] : [];
      sections.push({heading: item.label, entries: [...own, ...entry.entries]});
    } else if (entry) {
      rest.push(entry);
    }
  }
  rest.push(...[...unlisted.values()].map(createEntry));
  return [...sections, {heading: 'More pages', entries: rest}].filter(({entries}) => entries.length > 0);

  /** Each page is listed where it stands first. */
  function take(id: string): Doc | undefined {
    const doc = unlisted.get(id);
    unlisted.delete(id);
    return doc;
  }
}

function createEntries(items: Items, take: (id: string) => Doc | undefined): Entry[] {
  return items.flatMap(item => {
    if (item.type === 'doc' || item.type === 'ref') {
      const doc = take(item.id);
      return doc ? [createEntry(doc)] : [];
    }
    if (item.type !== 'category') {
      return [];
    }
    const {link} = item;
    const doc = link?.type === 'doc' ? take(link.id) : undefined;
    const index = link?.type === 'generated-index' ? link : undefined;
    const permalink = doc?.permalink ?? index?.permalink;
    return [
      {
        label: doc?.title ?? item.label,
        description: doc?.description ?? index?.description ?? '',
        ...(permalink !== undefined && {permalink}),
        entries: createEntries(item.items, take),
      },
    ];
  });
}

function createEntry({title, description, permalink}: Doc): Entry {
  return {label: title, description, permalink, entries: []};
}
