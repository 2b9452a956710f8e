import type {Analytics} from '../../shared/analytics';
import type {SearchProvider} from '../../shared/search';

/** The settings that determine which services on other origins a build uses. */
export type ServiceSettings = {
  /** The value of `customFields.socialEmbeds` in the site's config. */
  socialEmbeds: unknown;
  searchProvider: SearchProvider | undefined;
  /** Undefined if page views aren't reported. */
  analytics: Analytics | undefined;
};

/** Maps directives of the policy to the sources that they allow. */
export type Sources = Record<string, string[]>;

type Service = {
  name: string;
  /** Returns whether the build uses the service. The policy contains only the sources of services that the build uses. */
  isUsed: (settings: ServiceSettings) => boolean;
  sources: (settings: ServiceSettings) => Sources;
};

/** Services on other origins. A service is only used if the configuration or the reader turns it on. */
const services: Service[] = [
  {
    // Twitter's script loads further scripts and shows each post in a frame.
    name: 'posts from social networks, shown after a click',
    isUsed: ({socialEmbeds}) => socialEmbeds === 'click' || socialEmbeds === 'always',
    sources: () => ({
      'script-src': ['https://platform.twitter.com'],
      'frame-src': ['https://platform.twitter.com', 'https://syndication.twitter.com'],
      'img-src': ['https://syndication.twitter.com'],
    }),
  },
  {
    // The hosts to which Algolia's client sends requests: https://www.algolia.com/doc/rest-api/search
    name: 'search with Algolia',
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
    name: 'page views with Google Analytics',
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

/** Collects the sources of all services that the build uses, by directive. */
export function collectSources(settings: ServiceSettings): Sources {
  const collected: Sources = {};
  for (const service of services.filter(({isUsed}) => isUsed(settings))) {
    for (const [directive, sources] of Object.entries(service.sources(settings))) {
      collected[directive] = [...(collected[directive] ?? []), ...sources];
    }
  }
  return collected;
}
