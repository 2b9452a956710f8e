import type {PageTitles} from '../../shared/linkedPages';
import {trimSlash} from '../../shared/paths';

/** The subset of the docs plugin's content that contains the titles. */
export type DocsContent = {
  loadedVersions: {
    docs: {permalink: string; title: string}[];
    sidebars: Record<string, SidebarItem[]>;
  }[];
};

type SidebarItem =
  | {type: 'doc' | 'ref' | 'link' | 'html'}
  | {type: 'category'; label: string; items: SidebarItem[]; link?: CategoryLink};

type CategoryLink = {type: 'doc'} | {type: 'generated-index'; permalink: string; title?: string};

/** The subset of the blog plugin's content that contains the titles. */
export type BlogContent = {blogPosts: {metadata: {permalink: string; title: string}}[]};

/** Collects the titles of the docs pages and generated category pages of all versions. */
export function collectDocTitles({loadedVersions}: DocsContent): PageTitles {
  return Object.fromEntries(
    loadedVersions.flatMap(({docs, sidebars}) => [
      ...docs.map(({permalink, title}) => [trimSlash(permalink), title] as const),
      ...Object.values(sidebars).flatMap(collectCategoryTitles),
    ]),
  );
}

export function collectPostTitles({blogPosts}: BlogContent): PageTitles {
  return Object.fromEntries(blogPosts.map(({metadata}) => [metadata.permalink, metadata.title]));
}

function collectCategoryTitles(items: SidebarItem[]): (readonly [string, string])[] {
  return items.flatMap(item => {
    if (item.type !== 'category') {
      return [];
    }
    const nestedTitles = collectCategoryTitles(item.items);
    return item.link?.type === 'generated-index'
      ? [[item.link.permalink, item.link.title ?? item.label] as const, ...nestedTitles]
      : nestedTitles;
  });
}
