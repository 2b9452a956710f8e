import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseTypesReference, typesPath, type PageTypes} from '../../../shared/samples';
import type {RecordsFile} from '../../../shared/search';
import {resolveLink, type Addresses} from '../addresses';

/** What the search of an archive needs. */
export type SearchData = {
  records: RecordsFile;
  /** The files of pages in the archive, by their paths on the site. */
  files: Record<string, string>;
};

/** Returns a script that hands over data to the page. Pages from a disk can't read JSON files. */
export function createDataScript(name: string, data: unknown): string {
  return `downloadedDocs.add(${JSON.stringify(name)},${JSON.stringify(data)});\n`;
}

/** Reads the search records of a version. Pages that aren't in the archive are left out. */
export function readSearchData(file: string, {files}: Addresses): SearchData {
  // TypeScript doesn't know that the plugin search-records writes this file.
  const records = JSON.parse(readFileSync(file, 'utf8')) as RecordsFile;
  const pages = records.pages.filter(page => files.has(page.path));
  return {
    records: {...records, pages},
    files: Object.fromEntries(pages.map(page => [page.path, files.get(page.path) ?? ''])),
  };
}

/**
 * Reads the types to which code blocks refer, by their digests. Links to pages in the archive become relative to its folder, and all others
 * absolute. `startRoute` is a page at the top of the archive.
 */
export function readTypes(
  references: readonly string[],
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
  startRoute: string,
  addresses: Addresses,
): Map<string, PageTypes> {
  const digests = new Set(references.flatMap(reference => parseTypesReference(reference)?.digest ?? []));
  return new Map(
    [...digests].sort().map(digest => {
      // TypeScript doesn't know that the plugin code-samples writes this file.
      const types = JSON.parse(readFileSync(path.join(outDir, typesPath(digest)), 'utf8')) as PageTypes;
      const links = Object.entries(types.links).map(([target, texts]) => [
        resolveLink(baseUrl + target.replace(/^\//, ''), startRoute, addresses),
        texts,
      ]);
      return [digest, {...types, links: Object.fromEntries(links) as PageTypes['links']}];
    }),
  );
}
