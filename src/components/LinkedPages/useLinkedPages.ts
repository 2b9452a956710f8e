import {usePluginData} from '@docusaurus/useGlobalData';
import {type LinkedPages, linkedPagesPlugin} from '@site/src/shared/linkedPages';

/** Returns the titles of pages and the related docs of blog posts, by permalink. Both are empty without the plugin `linked-pages`. */
export function useLinkedPages(): LinkedPages {
  // TypeScript doesn't know the type of the plugin's data.
  const pages = usePluginData(linkedPagesPlugin) as LinkedPages | undefined;
  return pages ?? {titles: {}, relatedDocs: {}};
}
