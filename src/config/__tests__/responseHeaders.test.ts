import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {responseHeadersOptions} from '../responseHeaders';
import {validateOptions} from '../../plugins/response-headers/options';
import {collectSources, resolveServices} from '../../plugins/response-headers/services';

/** Collects the sources for a page with the given markers, on a site whose plugins have this global data. */
function collect(globalData: Record<string, unknown>, markers: string[] = []) {
  return collectSources(resolveServices(responseHeadersOptions.services ?? [], globalData), markers);
}

/** What every page allows: the frame of the sandbox, which is a file of the site. */
const sandbox = {'frame-src': ["'self'"]};

test('no other origin is allowed on pages without markers, if neither hosted search nor analytics is turned on', () => {
  expect(collect({'search-records': {kind: 'embedded'}})).toEqual(sandbox);
});

test('pages with posts allow Twitter’s script and frames', () => {
  expect(collect({}, ['twitter'])).toEqual({
    'script-src': ['https://platform.twitter.com'],
    'frame-src': ["'self'", 'https://platform.twitter.com', 'https://syndication.twitter.com'],
    'img-src': ['https://syndication.twitter.com'],
  });
});

test('hosted search allows requests to Algolia’s hosts, but no scripts', () => {
  expect(collect({'search-records': {kind: 'hosted', appId: 'APP'}})).toEqual({
    ...sandbox,
    'connect-src': [
      'https://app-dsn.algolia.net',
      'https://app.algolia.net',
      'https://app-1.algolianet.com',
      'https://app-2.algolianet.com',
      'https://app-3.algolianet.com',
    ],
  });
});

test('analytics allows Google’s hosts', () => {
  expect(collect({analytics: {measurementId: 'G-1A2B'}})).toMatchObject({
    'script-src': ['https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
      'https://*.analytics.google.com',
    ],
  });
});

test('the site turns off all features that the plugin turns off by default, and those of video players', () => {
  const {permissions} = validateOptions(responseHeadersOptions);
  expect(permissions).toEqual(expect.arrayContaining(validateOptions({}).permissions));
  expect(permissions).toEqual(expect.arrayContaining(['autoplay', 'encrypted-media', 'screen-wake-lock']));
});

test('the plugin itself contains nothing that is set in the config of this site', () => {
  const folder = 'src/plugins/response-headers';
  const code = readdirSync(folder)
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const {services = [], inlineScripts = []} = responseHeadersOptions;
  const siteTexts = [
    ...services.flatMap(({name, marker}) => [name, marker ?? name]),
    ...Object.values(collect({}, ['twitter']))
      .flat()
      // This source is a keyword, which isn't specific to the site.
      .filter(source => source !== "'self'"),
    ...inlineScripts.flatMap(({name, identifyingTexts}) => [name, ...identifyingTexts]),
  ];
  expect(siteTexts.length).toBeGreaterThan(8);
  expect(siteTexts.filter(text => code.includes(text))).toEqual([]);
});
