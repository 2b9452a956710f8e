import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchProvider} from '@site/src/shared/search';

/** Who answers queries, as the build decided. */
export function useSearchProvider(): SearchProvider {
  // The plugin sets this type of data.
  return usePluginData('search-records') as SearchProvider;
}
