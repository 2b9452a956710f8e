import {readFileSync} from 'node:fs';
import type {DocsVersion} from '../../docsVersions';
import type {Api, PageAssignments} from './coverage';

/** Reads the list of the public API of a docs version's packages. */
export function readApi(version: DocsVersion): Api {
  // TypeScript doesn't know the format of the file, which `Api` describes.
  return JSON.parse(readFileSync(getApiFile(version), 'utf8')) as Api;
}

/** Reads which pages of a docs version document which parts of the API. */
export function readPageAssignments(version: DocsVersion): PageAssignments {
  // TypeScript doesn't know the format of the file, which `PageAssignments` describes.
  return JSON.parse(readFileSync(getAssignmentsFile(version), 'utf8')) as PageAssignments;
}

export function getApiFile({label}: Pick<DocsVersion, 'label'>): string {
  return `scripts/api-coverage/api-${label}.json`;
}

export function getAssignmentsFile({label}: Pick<DocsVersion, 'label'>): string {
  return `scripts/api-coverage/pages-${label}.json`;
}
