import type {PageTypes} from '@site/src/shared/samples';
import {docs} from '../docs';

/** Replaces the function that loads types with `fetch`, which doesn't work from a disk. */
export function loadPageTypes(digest: string): Promise<PageTypes> {
  // TypeScript doesn't know that the build writes a value of this type into the file.
  return docs().load(`types/${digest}`) as Promise<PageTypes>;
}
