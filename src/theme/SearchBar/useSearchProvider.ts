import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchProvider} from '@site/src/shared/search';

/** Returns the search provider that the build has chosen. */
export function useSearchProvider(): SearchProvider {
  // TypeScript doesn't know the type of the plugin's data.
  return usePluginData('search-records') as SearchProvider;
}
