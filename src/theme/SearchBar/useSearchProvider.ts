import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchProvider} from '@site/src/shared/search';

/** Returns the search provider that the build has chosen. */
export function useSearchProvider(): SearchProvider {
  // The plugin stores data of this type.
  return usePluginData('search-records') as SearchProvider;
}
