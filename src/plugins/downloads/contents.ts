import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {findElements, renderText} from '../built-pages/html';
import type {Page} from '../built-pages/pages';
import {trimSlash} from '../../shared/paths';

/** A page of a docs version or a category, with what is below it in the sidebar. */
export type Chapter = {
  label: string;
  /** Path of the page, including the base URL. Undefined for a category without a page. */
  route?: string;
  chapters: Chapter[];
};

/** The sidebar of a docs version. */
export type Contents = {
  /** Path of the version's pages, including the base URL. */
  path: string;
  chapters: Chapter[];
};

/** Collects the sidebars of all docs versions, by the name of the version. A page is only listed at its first position. */
export function collectContents(allContent: AllContent): Map<string, Contents> {
  // TypeScript doesn't know the content of plugins. The docs plugin documents this type.
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return new Map(
    (content?.loadedVersions ?? []).map(version => [
      version.versionName,
      {path: trimSlash(version.path), chapters: collectChapters(version)},
    ]),
  );
}

type Items = LoadedVersion['sidebars'][string];

function collectChapters({sidebars, docs}: Pick<LoadedVersion, 'sidebars' | 'docs'>): Chapter[] {
  const remaining = new Map(docs.filter(({unlisted}) => !unlisted).map(doc => [doc.id, doc]));
  return createChapters(Object.values(sidebars).flat());

  function takeDoc(id: string): {title: string; permalink: string} | undefined {
    const doc = remaining.get(id);
    remaining.delete(id);
    return doc;
  }

  function createChapters(items: Items): Chapter[] {
    return items.flatMap((item): Chapter[] => {
      if (item.type === 'doc' || item.type === 'ref') {
        const doc = takeDoc(item.id);
        return doc ? [{label: item.label ?? doc.title, route: trimSlash(doc.permalink), chapters: []}] : [];
      }
      if (item.type !== 'category') {
        return [];
      }
      const {link} = item;
      const permalink =
        link?.type === 'doc'
          ? takeDoc(link.id)?.permalink
          : link?.type === 'generated-index'
            ? link.permalink
            : undefined;
      const chapters = createChapters(item.items);
      return permalink === undefined && chapters.length === 0
        ? []
        : [{label: item.label, ...(permalink !== undefined && {route: trimSlash(permalink)}), chapters}];
    });
  }
}

/** Returns the chapters that have a page, in the order of the sidebar. */
export function flattenChapters(chapters: readonly Chapter[]): (Chapter & {route: string})[] {
  return chapters.flatMap(chapter => [
    ...(chapter.route === undefined ? [] : [{...chapter, route: chapter.route}]),
    ...flattenChapters(chapter.chapters),
  ]);
}

/** Returns the pages of a version: those below its path that aren't below the longer path of another version. */
export function selectPages(pages: readonly Page[], path: string, allPaths: readonly string[]): Page[] {
  const isBelow = (route: string, parent: string) => route === parent || route.startsWith(`${parent}/`);
  const inner = allPaths.filter(other => other !== path && isBelow(other, path));
  return pages.filter(({route}) => isBelow(route, path) && !inner.some(other => isBelow(route, other)));
}

/** Adds a chapter with the pages that the sidebar doesn't contain, and removes routes without a page. */
export function completeChapters(
  chapters: readonly Chapter[],
  pages: readonly Page[],
  otherPages: string,
): Chapter[] {
  const listed = new Set(flattenChapters(chapters).map(({route}) => route));
  const others = pages
    .filter(({route}) => !listed.has(route))
    .map(page => ({label: readTitle(page), route: page.route, chapters: []}));
  return [...chapters, ...(others.length > 0 ? [{label: otherPages, chapters: others}] : [])];
}

/** Returns the text of a page's `h1`, without the zero-width spaces that let browsers break long names. */
export function readTitle({document, route}: Pick<Page, 'document' | 'route'>): string {
  const main = findElements(document, ({tagName}) => tagName === 'main')[0] ?? document;
  const title = findElements(main, ({tagName}) => tagName === 'h1')[0];
  return title ? renderText(title).replaceAll('\u200b', '') : route;
}
