import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {readPageContent} from '../pageContent';
import {createPolicy} from '../policy';
import {collectSources} from '../services';
import {createPage} from './page';

const noServiceSources = collectSources({
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

test('the policy allows inline scripts and style attributes by their hashes, regardless of the order of pages', () => {
  const pages = ['<script>“a”</script><p style="color: red">', '<script>b</script><script>“a”</script>'];
  const contents = pages.map(body => readPageContent(createPage(body)));
  const policy = createPolicy(contents, noServiceSources);
  const directives = readDirectives(policy);
  expect(directives['script-src']?.split(' ').sort()).toEqual(
    ["'self'", createHashSource('“a”'), createHashSource('b')].sort(),
  );
  expect(directives['style-src-attr']).toBe(`'unsafe-hashes' ${createHashSource('color: red')}`);
  expect(createPolicy(contents.toReversed(), noServiceSources)).toBe(policy);
});

test('the policy doesn’t allow arbitrary inline scripts or `eval`', () => {
  const policy = createPolicy([readPageContent(createPage('<script>a</script>'))], noServiceSources);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|\*|http:/);
  expect(readDirectives(policy)['script-src']).not.toContain('unsafe');
});

test('the policy allows no other origin if the site uses no services', () => {
  expect(createPolicy([], noServiceSources)).not.toContain('https:');
});

test('the policy allows the sources of social posts, hosted search and analytics only if the site uses them', () => {
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
