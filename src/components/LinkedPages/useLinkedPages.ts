import {usePluginData} from '@docusaurus/useGlobalData';
import {type LinkedPages, linkedPagesPlugin} from '@site/src/shared/linkedPages';

/** Returns page titles and the related docs of posts, by permalink. Both are empty on a site without the plugin `linked-pages`. */
export function useLinkedPages(): LinkedPages {
  // TypeScript doesn't know the type of the plugin's data.
  const pages = usePluginData(linkedPagesPlugin) as LinkedPages | undefined;
  return pages ?? {titles: {}, relatedDocs: {}};
}
