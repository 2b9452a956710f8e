import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {VersionPages} from '../../shared/search';
import type {Settings} from './options';
import {findCategory} from './records';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type ListedPage = {path: string; title: string};

/** Lists the pages of all docs versions by section, in the order of the sidebars. Pages outside the sidebars are in the last section. */
export function listSitePages(allContent: AllContent, options: Settings): VersionPages[] {
  // TypeScript doesn't know the content of plugins. The docs plugin documents this type.
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return (content?.loadedVersions ?? []).map(version => ({
    label: version.label,
    sections: listSections(version, options),
  }));
}

function listSections({docs, sidebars}: LoadedVersion, options: Settings): VersionPages['sections'] {
  const listed = new Set<string>();
  const sections = new Map<string, ListedPage[]>();
  for (const item of Object.values(sidebars).flat()) {
    if (item.type === 'category') {
      add(item.label, listPages(item));
    }
  }
  // What remains is at the top level of a sidebar or in no sidebar.
  for (const {permalink, title} of docs.filter(doc => !listed.has(doc.permalink))) {
    add(findCategory(permalink, options), [{path: permalink, title}]);
  }
  return [...sections].map(([name, pages]) => ({name, pages}));

  function add(name: string, pages: ListedPage[]): void {
    sections.set(name, [...(sections.get(name) ?? []), ...pages]);
    pages.forEach(({path}) => listed.add(path));
  }

  function listPages(item: SidebarItem): ListedPage[] {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return findDoc(item.id, item.label);
      case 'category':
        return [...listCategoryPage(item), ...item.items.flatMap(listPages)];
      default:
        return [];
    }
  }

  function listCategoryPage({label, link}: Extract<SidebarItem, {type: 'category'}>): ListedPage[] {
    if (link?.type === 'generated-index') {
      return [{path: link.permalink, title: label}];
    }
    return link ? findDoc(link.id) : [];
  }

  function findDoc(id: string, label?: string): ListedPage[] {
    const doc = docs.find(candidate => candidate.id === id);
    const title = label ?? doc?.frontMatter.sidebar_label ?? doc?.title ?? id;
    return doc ? [{path: doc.permalink, title}] : [];
  }
}
