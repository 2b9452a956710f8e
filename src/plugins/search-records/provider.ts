import type {SearchProvider} from '../../shared/search';

const variableNames = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Returns Algolia as the provider if all its environment variables are set, and the built-in index if none is set. Empty values count as
 * not set. Throws if only some of them are set. Otherwise a typo could turn off Algolia unnoticed.
 */
export function createProvider(environment: Record<string, string | undefined>): SearchProvider {
  const missing = variableNames.filter(name => !environment[name]);
  if (missing.length === variableNames.length) {
    return {kind: 'embedded'};
  }
  const [appId = '', apiKey = '', indexName = ''] = variableNames.map(name => environment[name]);
  if (missing.length > 0) {
    const found = variableNames.filter(name => environment[name]);
    throw new Error(
      `The environment variables for Algolia are incomplete. Found ${found.join(', ')}, missing ${missing.join(', ')}. ` +
        'Set all three to search with Algolia, or none to use the built-in index.',
    );
  }
  return {kind: 'hosted', appId, apiKey, indexName};
}
