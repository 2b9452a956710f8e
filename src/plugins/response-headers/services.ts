import type {Analytics} from '../../shared/analytics';
import type {SearchProvider} from '../../shared/search';

/** What decides whether pages of a build may ask another origin for something. */
export type SiteFacts = {
  /** `customFields.socialEmbeds` of the site's config. */
  socialEmbeds: unknown;
  searchProvider: SearchProvider | undefined;
  /** Set when page views are reported. */
  analytics: Analytics | undefined;
};

/** Directives of the policy with the sources to add to them. */
export type Sources = Record<string, string[]>;

type Service = {
  name: string;
  /** Whether this site was built to use it. A site that doesn't has no source of it in its policy. */
  isUsed: (facts: SiteFacts) => boolean;
  sources: (facts: SiteFacts) => Sources;
};

/** Services on other origins. None is asked before the reader or the configuration says so. */
const services: Service[] = [
  {
    // Its script loads more of itself and shows each post in a frame.
    name: 'public posts, shown after a click',
    isUsed: ({socialEmbeds}) => socialEmbeds === 'click' || socialEmbeds === 'always',
    sources: () => ({
      'script-src': ['https://platform.twitter.com'],
      'frame-src': ['https://platform.twitter.com', 'https://syndication.twitter.com'],
      'img-src': ['https://syndication.twitter.com'],
    }),
  },
  {
    // The hosts that Algolia's client asks, in this order: https://www.algolia.com/doc/rest-api/search
    name: 'search through Algolia',
    isUsed: ({searchProvider}) => searchProvider?.kind === 'hosted',
    sources: ({searchProvider}) => {
      const appId = searchProvider?.kind === 'hosted' ? searchProvider.appId.toLowerCase() : '';
      return {
        'connect-src': [
          `https://${appId}-dsn.algolia.net`,
          `https://${appId}.algolia.net`,
          ...[1, 2, 3].map(number => `https://${appId}-${number}.algolianet.com`),
        ],
      };
    },
  },
  {
    // https://developers.google.com/tag-platform/security/guides/csp
    name: 'page views through Google Analytics',
    isUsed: ({analytics}) => analytics !== undefined,
    sources: () => {
      const collectors = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
      return {
        'script-src': ['https://*.googletagmanager.com'],
        'img-src': collectors,
        'connect-src': [...collectors, 'https://*.analytics.google.com'],
      };
    },
  },
];

/** The sources that the policy of this site needs beyond the site itself, by directive. */
export function collectSources(facts: SiteFacts): Sources {
  const collected: Sources = {};
  for (const service of services.filter(({isUsed}) => isUsed(facts))) {
    for (const [directive, sources] of Object.entries(service.sources(facts))) {
      collected[directive] = [...(collected[directive] ?? []), ...sources];
    }
  }
  return collected;
}
