import {translate} from '@docusaurus/Translate';
import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useLinkedPages} from '../LinkedPages/useLinkedPages';
import {suggestPaths} from './suggestions';

/** A suggested page. `version` is the label of its docs version. It isn't set for pages outside the docs. */
export type Suggestion = {path: string; title: string; version?: string};

const maxSuggestions = 4;

/** Returns the pages that the reader might have meant by a path that doesn't exist, with the best match first. */
export function useSuggestions(requestedPath: string): Suggestion[] {
  const versions = useVersions(undefined);
  const titles = {...createOtherTitles(), ...useLinkedPages().titles};
  const outsideDocs = Object.keys(titles).filter(path => findVersion(path, versions) === undefined);
  return suggestPaths(requestedPath, versions, outsideDocs, maxSuggestions).map(path => ({
    path,
    title: titles[path.replace(/#.*$/, '')] ?? path,
    version: findVersion(path, versions)?.label,
  }));
}

/** Returns the titles of pages that the plugin `linked-pages` doesn't list, by path. */
function createOtherTitles(): Record<string, string> {
  return {
    '/blog': translate({id: 'site.suggestions.blog', message: 'Blog', description: 'Title of a page'}),
    '/blog/archive': translate({
      id: 'site.suggestions.archive',
      message: 'Blog archive',
      description: 'Title of a page',
    }),
    '/blog/tags': translate({
      id: 'site.suggestions.tags',
      message: 'Blog tags',
      description: 'Title of a page',
    }),
    '/media': translate({id: 'site.media.title', message: 'Media and brand', description: 'Title of a page'}),
    '/search': translate({id: 'site.suggestions.search', message: 'Search', description: 'Title of a page'}),
  };
}

/** Returns the docs version of a path. If several versions match, returns the version with the longest path. */
function findVersion(path: string, versions: GlobalVersion[]): GlobalVersion | undefined {
  return versions
    .filter(version => path === version.path || path.startsWith(`${version.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
