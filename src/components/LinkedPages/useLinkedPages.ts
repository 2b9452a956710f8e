import {usePluginData} from '@docusaurus/useGlobalData';
import {type LinkedPages, linkedPagesPlugin} from '@site/src/shared/linkedPages';

/** Titles of pages, and docs related to posts, by their permalinks; empty on a site without the plugin. */
export function useLinkedPages(): LinkedPages {
  // Global data is untyped: its shape is what the plugin sets.
  const pages = usePluginData(linkedPagesPlugin) as LinkedPages | undefined;
  return pages ?? {titles: {}, relatedDocs: {}};
}
