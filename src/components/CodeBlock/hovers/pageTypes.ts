import siteConfig from '@generated/docusaurus.config';
import {typesPath, type PageTypes} from '@site/src/shared/samples';

const pages = new Map<string, Promise<PageTypes>>();

/** The types of a page's samples: one request for all its blocks. A failed request is forgotten, so that the next one tries again. */
export function loadPageTypes(digest: string): Promise<PageTypes> {
  const known = pages.get(digest);
  if (known) {
    return known;
  }
  const page = fetchPageTypes(digest);
  pages.set(digest, page);
  page.catch(() => pages.delete(digest));
  return page;
}

async function fetchPageTypes(digest: string): Promise<PageTypes> {
  const response = await fetch(`${siteConfig.baseUrl}${typesPath(digest)}`);
  if (!response.ok) {
    throw new Error(`No types: status ${response.status}`);
  }
  // The build wrote the file from this type.
  return (await response.json()) as PageTypes;
}
