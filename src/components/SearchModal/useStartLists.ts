import {createDocPath} from '../DocsVersions/docPath';
import {useLinkedPages} from '../LinkedPages/useLinkedPages';
import type {SearchVersion} from '../Search/searchSettings';
import {popularPages} from './popularPages';
import type {StoredSearch} from './storedSearchFormat';
import type {StoredSearches} from './useStoredSearches';

export type StartList = {name: 'recent' | 'favourite' | 'popular'; searches: StoredSearch[]};

const maxPopularPages = 6;

/** Returns the lists that are shown before the reader types: recent and favourite searches, and popular pages of the version. */
export function useStartLists(stored: StoredSearches, version: SearchVersion): StartList[] {
  const {titles} = useLinkedPages();
  const known = stored.lists.flatMap(({searches}) => searches.map(({path}) => path));
  const popular = popularPages
    .map(page => createDocPath(version.path, page))
    .filter(path => !known.includes(path))
    .flatMap(path => {
      const title = titles[path];
      return title === undefined ? [] : [{objectID: path, path, title, detail: ''}];
    })
    .slice(0, maxPopularPages);
  return popular.length > 0 ? [...stored.lists, {name: 'popular', searches: popular}] : stored.lists;
}
