import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {readPageContent} from '../pageContent';
import {createPolicy} from '../policy';
import {collectSources} from '../services';
import {createPage} from './page';

const noService = collectSources({
  socialEmbeds: 'never',
  searchProvider: {kind: 'embedded'},
  analytics: undefined,
});

function readDirectives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map(part => [part.split(' ', 1)[0], part.slice(part.indexOf(' ') + 1)]),
  );
}

function createHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('inline scripts and style attributes are allowed by their hashes, each once, in any order of pages', () => {
  const pages = ['<script>“a”</script><p style="color: red">', '<script>b</script><script>“a”</script>'];
  const contents = pages.map(body => readPageContent(createPage(body)));
  const policy = createPolicy(contents, noService);
  const directives = readDirectives(policy);
  expect(directives['script-src']?.split(' ').sort()).toEqual(
    ["'self'", createHashSource('“a”'), createHashSource('b')].sort(),
  );
  expect(directives['style-src-attr']).toBe(`'unsafe-hashes' ${createHashSource('color: red')}`);
  expect(createPolicy(contents.toReversed(), noService)).toBe(policy);
});

test('no script runs because it is inline, and none makes code of text', () => {
  const policy = createPolicy([readPageContent(createPage('<script>a</script>'))], noService);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|\*|http:/);
  expect(readDirectives(policy)['script-src']).not.toContain('unsafe');
});

test('a site that uses no service names no other origin', () => {
  expect(createPolicy([], noService)).not.toContain('https:');
});

test('public posts, hosted search and page views get their sources, and only when the site uses them', () => {
  const posts = collectSources({
    socialEmbeds: 'click',
    searchProvider: {kind: 'embedded'},
    analytics: undefined,
  });
  expect(readDirectives(createPolicy([], posts))).toMatchObject({
    'script-src': "'self' https://platform.twitter.com",
    'frame-src': 'https://platform.twitter.com https://syndication.twitter.com',
    'connect-src': "'self'",
  });
  const search = collectSources({
    socialEmbeds: 'never',
    searchProvider: {kind: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'index'},
    analytics: undefined,
  });
  expect(readDirectives(createPolicy([], search))).toMatchObject({
    'script-src': "'self'",
    'frame-src': "'none'",
    'connect-src':
      "'self' https://app-dsn.algolia.net https://app.algolia.net https://app-1.algolianet.com https://app-2.algolianet.com https://app-3.algolianet.com",
  });
  const views = collectSources({
    socialEmbeds: 'never',
    searchProvider: {kind: 'embedded'},
    analytics: {measurementId: 'G-1A2B'},
  });
  expect(readDirectives(createPolicy([], views))).toMatchObject({
    'script-src': "'self' https://*.googletagmanager.com",
    'connect-src':
      "'self' https://*.google-analytics.com https://*.googletagmanager.com https://*.analytics.google.com",
  });
});
