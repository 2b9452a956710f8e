import type {SearchProvider} from '../../shared/search';

const names = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Algolia when the environment has all that it needs, else the index that the site carries. Throws when only a part is set: a build
 * that meant to use Algolia must not go out with the other provider. Empty values count as not set.
 */
export function createProvider(environment: Record<string, string | undefined>): SearchProvider {
  const missing = names.filter(name => !environment[name]);
  if (missing.length === names.length) {
    return {kind: 'embedded'};
  }
  const [appId = '', apiKey = '', indexName = ''] = names.map(name => environment[name]);
  if (missing.length > 0) {
    const found = names.filter(name => environment[name]);
    throw new Error(
      `Environment: search through Algolia is half configured. Found ${found.join(', ')}, missing ${missing.join(', ')}. ` +
        'Set all three, or none to use the embedded index.',
    );
  }
  return {kind: 'hosted', appId, apiKey, indexName};
}
