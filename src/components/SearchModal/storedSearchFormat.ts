import {escapeHtml, unescapeHtml} from '../../search/highlighting';

/** A hit that the reader has opened. */
export type StoredSearch = {objectID: string; path: string; title: string; detail: string};

/** The format in which DocSearch stores searches, so that readers keep their searches from before. All texts are escaped HTML. */
type DocSearchEntry = {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
};

export function formatStoredSearches(searches: StoredSearch[]): string {
  const entries = searches.map(({objectID, path, title, detail}): DocSearchEntry => ({
    objectID,
    url: path,
    type: 'lvl1',
    hierarchy: {lvl1: escapeHtml(title)},
    content: escapeHtml(detail),
  }));
  return JSON.stringify(entries);
}

/** Returns no searches if the text isn't in DocSearch's format. */
export function parseStoredSearches(text: string | null): StoredSearch[] {
  try {
    // TypeScript doesn't know the format. Values of another format cause an exception below or aren't strings.
    const entries = JSON.parse(text ?? '[]') as DocSearchEntry[];
    return entries.map(({objectID, url, type, hierarchy, content}) => ({
      objectID: String(objectID),
      path: String(url),
      title: unescapeHtml(hierarchy[type] ?? ''),
      detail: unescapeHtml((type === 'lvl1' ? content : hierarchy.lvl1) ?? ''),
    }));
  } catch {
    return [];
  }
}
