import {usePluginData} from '@docusaurus/useGlobalData';
import {type PageTitles, pageTitlesPlugin} from '@site/src/shared/pageTitles';

/** Titles of docs pages and blog posts by their permalink; empty on a site without the plugin. */
export function usePageTitles(): PageTitles {
  // Global data is untyped: its shape is what the plugin sets.
  const titles = usePluginData(pageTitlesPlugin) as PageTitles | undefined;
  return titles ?? {};
}
