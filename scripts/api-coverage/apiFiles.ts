import {readFileSync} from 'node:fs';
import type {DocsVersion} from '../../src/shared/docsVersions';
import type {Api, PageAssignments} from './coverage';

/** Reads the list of the public API of a docs version's packages. */
export function readApi({name}: DocsVersion): Api {
  // TypeScript doesn't know the format of the file, which `Api` describes.
  return JSON.parse(readFileSync(getApiFiles(name).api, 'utf8')) as Api;
}

/** Reads which pages of a docs version document which parts of the API. */
export function readPageAssignments({name}: DocsVersion): PageAssignments {
  // TypeScript doesn't know the format of the file, which `PageAssignments` describes.
  return JSON.parse(readFileSync(getApiFiles(name).pages, 'utf8')) as PageAssignments;
}

/** Returns the paths of both files by the name of the docs version. */
export function getApiFiles(name: string): {api: string; pages: string} {
  return {api: `scripts/api-coverage/api-${name}.json`, pages: `scripts/api-coverage/pages-${name}.json`};
}
