import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useLinkedPages} from '../LinkedPages/useLinkedPages';
import {suggestPaths} from './suggestions';

/** A page to go to: `version` is the label of its docs version, absent outside of the docs. */
export type Suggestion = {path: string; title: string; version?: string};

/** Pages of the site that no plugin lists with a title. */
const otherPages: Record<string, string> = {
  '/blog': 'Blog',
  '/blog/archive': 'Archive of the blog',
  '/blog/tags': 'Tags of the blog',
  '/media': 'Media and brand',
  '/search': 'Search',
};

const count = 4;

/** The pages that a reader most likely meant by an address that doesn't exist, best first. */
export function useSuggestions(asked: string): Suggestion[] {
  const versions = useVersions(undefined);
  const titles = {...otherPages, ...useLinkedPages().titles};
  const outsideDocs = Object.keys(titles).filter(path => findVersion(path, versions) === undefined);
  return suggestPaths(asked, versions, outsideDocs, count).map(path => ({
    path,
    title: titles[path.replace(/#.*$/, '')] ?? path,
    version: findVersion(path, versions)?.label,
  }));
}

/** The docs version of a path: the one with the longest address that the path begins with. */
function findVersion(path: string, versions: GlobalVersion[]): GlobalVersion | undefined {
  return versions
    .filter(version => path === version.path || path.startsWith(`${version.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
