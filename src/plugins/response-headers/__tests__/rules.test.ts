import {expect, test} from 'vitest';
import {parseHeadersFile, renderHeadersFile} from '../headersFile';
import {createHeaderRules, listHashedFolders, selectHeaders} from '../rules';
import {renderVercelSettings} from '../vercel';

const rules = createHeaderRules({
  baseUrl: '/',
  policy: "default-src 'self'; script-src 'self'",
  pagePolicies: [{paths: ['/docs/love', '/docs/love.html'], policy: 'script-src https://a.example'}],
  hashedFolders: ['assets', 'types'],
  uncachedFiles: ['worker.js'],
});

test('every path has security headers, and files with a hash in their name are cached for a year', () => {
  expect(selectHeaders(rules, '/docs')).toMatchObject({
    'Content-Security-Policy': "default-src 'self'; script-src 'self'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  expect(selectHeaders(rules, '/docs')).not.toHaveProperty('Cache-Control');
  expect(selectHeaders(rules, '/search-records/default.json')).not.toHaveProperty('Cache-Control');
  for (const path of ['/assets/js/main.12345678.js', '/types/0123456789abcdef.json']) {
    expect(selectHeaders(rules, path)).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  }
});

test('caches check a listed file with every request', () => {
  expect(selectHeaders(rules, '/worker.js')).toMatchObject({
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('Permissions-Policy turns off the listed features, and is left out if there are none', () => {
  const settings = {baseUrl: '/', policy: '', hashedFolders: []};
  expect(createHeaderRules({...settings, permissions: ['camera', 'usb']})[0]?.headers).toHaveProperty(
    'Permissions-Policy',
    'camera=(), usb=()',
  );
  expect(createHeaderRules({...settings, permissions: []})[0]?.headers).not.toHaveProperty(
    'Permissions-Policy',
  );
});

test('a page that uses a service has a policy of its own, and pages whose paths only start like it don’t', () => {
  for (const path of ['/docs/love', '/docs/love.html']) {
    expect(selectHeaders(rules, path)).toMatchObject({
      'Content-Security-Policy': 'script-src https://a.example',
      'X-Content-Type-Options': 'nosniff',
    });
  }
  for (const path of ['/docs/loved', '/docs', '/docs/love/x']) {
    expect(selectHeaders(rules, path)['Content-Security-Policy']).toBe(
      "default-src 'self'; script-src 'self'",
    );
  }
});

test('listHashedFolders returns the folders whose files browsers can cache for a year', () => {
  expect(listHashedFolders(rules)).toEqual(['/assets/', '/types/']);
});

test('createHeaderRules prefixes the patterns with the base URL', () => {
  const settings = {baseUrl: '/sub/', policy: '', hashedFolders: ['assets', 'a/b']};
  expect(createHeaderRules(settings).map(({pattern}) => pattern)).toEqual([
    '/sub/*',
    // Hosts that serve the home page here send the same headers.
    '/sub',
    '/sub/assets/*',
    '/sub/a/b/*',
  ]);
});

test('in _headers, a rule first removes the headers that it replaces, so that hosts don’t join the values', () => {
  const lines = renderHeadersFile(rules).split('\n');
  const start = lines.indexOf('/docs/love');
  expect(lines.slice(start, start + 3)).toEqual([
    '/docs/love',
    '  ! Content-Security-Policy',
    '  Content-Security-Policy: script-src https://a.example',
  ]);
  // Only the rules of the two paths replace a header of another rule.
  expect(lines.filter(line => line.startsWith('  !'))).toHaveLength(2);
});

test('parseHeadersFile returns the rules that renderHeadersFile has written', () => {
  expect(parseHeadersFile(renderHeadersFile(rules))).toEqual(rules);
});

test('renderHeadersFile throws for a line that is too long for Cloudflare Pages', () => {
  expect(() =>
    renderHeadersFile(createHeaderRules({baseUrl: '/', policy: 'a'.repeat(2000), hashedFolders: []})),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: _headers: Cloudflare Pages ignores lines with more than 2000 characters. Found 2027 characters (Content-Security-Policy: aaaaaaaaaaaaa…). Use fewer inline scripts and fewer different style attributes.]`,
  );
});

test('renderHeadersFile throws if there are more rules than Cloudflare Pages reads', () => {
  const hashedFolders = Array.from({length: 100}, (_, index) => `folder-${index}`);
  expect(() => renderHeadersFile(createHeaderRules({baseUrl: '/', policy: '', hashedFolders}))).toThrow(
    'Cloudflare Pages ignores all rules after the first 100. Found 101 rules.',
  );
});

test('parseHeadersFile throws for an invalid line', () => {
  expect(() => parseHeadersFile('/*\nX-Header: 1\n')).toThrowErrorMatchingInlineSnapshot(
    `[Error: _headers:2:1: this line isn't valid. Found "X-Header: 1", expected a path, or an indented \`Name: value\` below a path. Build the site again.]`,
  );
});

test('renderVercelSettings includes redirects', () => {
  // TypeScript doesn't know the format of vercel.json.
  const {redirects} = JSON.parse(renderVercelSettings([], {'/docs/old': '/docs/new'})) as {
    redirects: unknown;
  };
  expect(redirects).toEqual([{source: '/docs/old', destination: '/docs/new', permanent: true}]);
});

test('renderVercelSettings includes the same headers', () => {
  const settings = JSON.parse(renderVercelSettings(rules, {})) as {
    cleanUrls: boolean;
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  expect(settings.cleanUrls).toBe(true);
  expect(settings.headers.map(({source}) => source)).toEqual([
    '/(.*)',
    '/docs/love',
    '/docs/love.html',
    '/assets/(.*)',
    '/types/(.*)',
    '/worker.js',
  ]);
  expect(settings.headers[0]?.headers).toContainEqual({key: 'X-Content-Type-Options', value: 'nosniff'});
});
