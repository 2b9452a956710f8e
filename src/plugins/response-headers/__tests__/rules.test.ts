import {expect, test} from 'vitest';
import {parseHeadersFile, renderHeadersFile} from '../headersFile';
import {createHeaderRules, selectHeaders} from '../rules';
import {renderVercelSettings} from '../vercel';

const rules = createHeaderRules("default-src 'self'; script-src 'self'", '/');

test('every path gets the security headers, files with a hash in their name also a year in caches', () => {
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

test('no header is set by two rules that match one path', () => {
  const names = rules.flatMap(({headers}) => Object.keys(headers));
  const inFolders = rules.slice(1).flatMap(({headers}) => Object.keys(headers));
  expect(new Set(names).size).toBe(names.length - inFolders.length + new Set(inFolders).size);
});

test('rules follow the base URL', () => {
  expect(createHeaderRules('', '/sub/').map(({pattern}) => pattern)).toEqual([
    '/sub/*',
    '/sub/assets/*',
    '/sub/types/*',
  ]);
});

test('a _headers file says the same when it is read again', () => {
  expect(parseHeadersFile(renderHeadersFile(rules))).toEqual(rules);
});

test('a line that Cloudflare Pages would skip stops the build', () => {
  expect(() =>
    renderHeadersFile(createHeaderRules('a'.repeat(2000), '/')),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: _headers: a line that Cloudflare Pages would skip. Found 2027 characters (Content-Security-Policy: aaaaaaaaaaaaa…), expected at most 2000. Use fewer inline scripts and fewer different style attributes.]`,
  );
});

test('a broken _headers file is refused', () => {
  expect(() => parseHeadersFile('/*\nX-Header: 1\n')).toThrowErrorMatchingInlineSnapshot(
    `[Error: _headers:2:1: not a rule. Found "X-Header: 1", expected a path, or \`Name: value\` indented below one. Build the site anew.]`,
  );
});

test('the settings for Vercel hold the same headers', () => {
  const settings = JSON.parse(renderVercelSettings(rules)) as {
    cleanUrls: boolean;
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  expect(settings.cleanUrls).toBe(true);
  expect(settings.headers.map(({source}) => source)).toEqual(['/(.*)', '/assets/(.*)', '/types/(.*)']);
  expect(settings.headers[0]?.headers).toContainEqual({key: 'X-Content-Type-Options', value: 'nosniff'});
});
