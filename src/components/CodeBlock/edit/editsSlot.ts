import {createStorageSlot} from '@docusaurus/theme-common';

/**
 * Returns the place where the editor of a project keeps the reader's changes. The session storage belongs to the tab, and a reload keeps it.
 */
export function createEditsSlot(key: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(`site.playground.${key}`, {persistence: 'sessionStorage'});
}
