import siteConfig from '@generated/docusaurus.config';
import {fetchJson} from '@site/src/components/Json/fetchJson';
import {typesPath, type PageTypes} from '@site/src/shared/samples';

const cache = new Map<string, Promise<PageTypes>>();

/**
 * Loads the types of all samples of a page. The blocks of a page share one request. A failed request is removed from the cache, so that
 * the next call tries again.
 */
export function loadPageTypes(digest: string): Promise<PageTypes> {
  const cached = cache.get(digest);
  if (cached) {
    return cached;
  }
  const page = fetchPageTypes(digest);
  cache.set(digest, page);
  page.catch(() => cache.delete(digest));
  return page;
}

async function fetchPageTypes(digest: string): Promise<PageTypes> {
  // TypeScript doesn't know that the build writes a value of this type into the file.
  return (await fetchJson(siteConfig.baseUrl + typesPath(digest))) as PageTypes;
}
