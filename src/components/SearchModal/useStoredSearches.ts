import {useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {formatStoredSearches, parseStoredSearches, type StoredSearch} from './storedSearchFormat';

type ListName = 'recent' | 'favourite';
type Searches = Record<ListName, StoredSearch[]>;

export type StoredSearches = {
  /** The lists that aren't empty. */
  lists: {name: ListName; searches: StoredSearch[]}[];
  /** Adds a search to the recent ones, unless it's a favourite. */
  addRecent: (search: StoredSearch) => void;
  /** Moves a recent search to the favourites. */
  addFavourite: (search: StoredSearch) => void;
  remove: (search: StoredSearch) => void;
};

const maxFavourites = 10;
const maxRecent = 7;
/** The maximum number of recent searches if there are favourites. */
const maxRecentBesideFavourites = 4;

/** Reads and writes the reader's recent and favourite searches. */
export function useStoredSearches(indexName: string): StoredSearches {
  const [slots] = useState(() => ({
    recent: createStorageSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`),
    favourite: createStorageSlot(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`),
  }));
  const [lists, setLists] = useState(() =>
    listSearches({
      recent: parseStoredSearches(slots.recent.get()),
      favourite: parseStoredSearches(slots.favourite.get()),
    }),
  );
  const find = (name: ListName) => lists.find(list => list.name === name)?.searches ?? [];

  function update(change: (searches: Searches) => Searches, {objectID}: StoredSearch): void {
    const others = (name: ListName) => find(name).filter(search => search.objectID !== objectID);
    const {recent, favourite} = change({recent: others('recent'), favourite: others('favourite')});
    const searches = {
      recent: recent.slice(0, favourite.length > 0 ? maxRecentBesideFavourites : maxRecent),
      favourite: favourite.slice(0, maxFavourites),
    };
    slots.recent.set(formatStoredSearches(searches.recent));
    slots.favourite.set(formatStoredSearches(searches.favourite));
    setLists(listSearches(searches));
  }

  return {
    lists,
    addRecent(search) {
      if (!find('favourite').some(({objectID}) => objectID === search.objectID)) {
        update(others => ({...others, recent: [search, ...others.recent]}), search);
      }
    },
    addFavourite(search) {
      update(others => ({...others, favourite: [search, ...others.favourite]}), search);
    },
    remove(search) {
      update(others => others, search);
    },
  };
}

function listSearches({recent, favourite}: Searches): StoredSearches['lists'] {
  return [
    {name: 'recent' as const, searches: recent},
    {name: 'favourite' as const, searches: favourite},
  ].filter(({searches}) => searches.length > 0);
}
