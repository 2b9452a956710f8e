// What the content security policy of this site allows, which features of browsers are turned off, and which files browsers can cache for a
// year. These are the options of the plugin in src/plugins/response-headers, whose README.md explains them.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readFramePolicy} from '../plugins/playground-sandbox';
import {parseTable, selectPageRedirects} from '../plugins/redirects/table';
import type {Options} from '../plugins/response-headers/options';
import {downloadsIndexPath} from '../shared/downloads';
import {framePathStart} from '../shared/sandbox';
import {offlineIndexPath, offlineListsFolder, offlineWorkerPath} from '../shared/offline';
import type {SearchProvider} from '../shared/search';
import {siteDir} from './siteDir';

/** The table of redirects in the site's folder. */
export const redirectsFile = 'redirects.json';

export const responseHeadersOptions: Options = {
  redirects: readRedirects(),

  // The nginx package, the servers and the benchmarks read this list from build/_headers. The folder `playground` contains the projects and the
  // declarations of the editor.
  hashedFolders: ['assets', 'programs', 'types', 'playground', offlineListsFolder],

  documents: [{path: `${framePathStart}*`, readPolicy: readFramePolicy}],

  // Browsers compare the service worker with the installed one, and the lists say which build the site has and how large its downloads are.
  uncachedFiles: [offlineWorkerPath, offlineIndexPath, downloadsIndexPath],

  // No page uses these features. They are turned off so that an injected script can't use them either.
  permissions: [
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],

  // The policy is in src/plugins/trusted-types.
  trustedTypes: ['default'],

  inlineScripts: [
    {
      name: 'rules for strings that scripts insert',
      identifyingTexts: ['createHTML', 'createScriptURL'],
      reason: 'The policy has to exist before other scripts insert HTML or load scripts.',
    },
    {
      name: 'load-guard',
      identifyingTexts: ['site-bottom-note'],
      reason: 'It has to run if a file of the site can’t be loaded.',
    },
    {
      name: 'reader-preferences',
      identifyingTexts: ['docusaurus.tab.npm2yarn'],
      reason:
        'It sets attributes of <html> before the first paint. Otherwise code blocks would cause layout shifts.',
    },
  ],

  services: [
    {
      // Pages can show files of the site in frames, and only the frame of the sandbox allows this.
      name: 'sandbox of the playground',
      sources: {'frame-src': ["'self'"]},
    },
    {
      // Twitter's script loads further scripts and shows each post in a frame.
      name: 'posts from social networks, shown after a click',
      marker: 'twitter',
      sources: {
        'script-src': ['https://platform.twitter.com'],
        'frame-src': ['https://platform.twitter.com', 'https://syndication.twitter.com'],
        'img-src': ['https://syndication.twitter.com'],
      },
    },
    {
      // The hosts to which Algolia's client sends requests: https://www.algolia.com/doc/rest-api/search
      name: 'search with Algolia',
      sources: globalData => {
        // TypeScript doesn't know the types of plugins' global data. The data is undefined if a plugin isn't used.
        const provider = globalData['search-records'] as SearchProvider | undefined;
        if (provider?.kind !== 'hosted') {
          return undefined;
        }
        const appId = provider.appId.toLowerCase();
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
      sources: ({analytics}) => {
        const collectors = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
        return analytics === undefined
          ? undefined
          : {
              'script-src': ['https://*.googletagmanager.com'],
              'img-src': collectors,
              'connect-src': [...collectors, 'https://*.analytics.google.com'],
            };
      },
    },
  ],
};

function readRedirects(): Record<string, string> {
  const text = readFileSync(path.join(siteDir, redirectsFile), 'utf8');
  return Object.fromEntries(
    selectPageRedirects(parseTable(text, redirectsFile)).map(({from, to}) => [from, to]),
  );
}
