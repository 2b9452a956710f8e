import {expect, test} from 'vitest';
import {parseHeadersFile, renderHeadersFile} from '../headersFile';
import {createHeaderRules, selectHeaders} from '../rules';
import {renderVercelSettings} from '../vercel';

const rules = createHeaderRules("default-src 'self'; script-src 'self'", '/');

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

test('no two rules set the same header for the same path', () => {
  const names = rules.flatMap(({headers}) => Object.keys(headers));
  const namesInFolders = rules.slice(1).flatMap(({headers}) => Object.keys(headers));
  expect(new Set(names).size).toBe(names.length - namesInFolders.length + new Set(namesInFolders).size);
});

test('createHeaderRules prefixes the patterns with the base URL', () => {
  expect(createHeaderRules('', '/sub/').map(({pattern}) => pattern)).toEqual([
    '/sub/*',
    '/sub/assets/*',
    '/sub/types/*',
  ]);
});

test('parseHeadersFile returns the rules that renderHeadersFile has written', () => {
  expect(parseHeadersFile(renderHeadersFile(rules))).toEqual(rules);
});

test('renderHeadersFile throws for a line that is too long for Cloudflare Pages', () => {
  expect(() =>
    renderHeadersFile(createHeaderRules('a'.repeat(2000), '/')),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: _headers: Cloudflare Pages ignores lines with more than 2000 characters. Found 2027 characters (Content-Security-Policy: aaaaaaaaaaaaa…). Use fewer inline scripts and fewer different style attributes.]`,
  );
});

test('parseHeadersFile throws for an invalid line', () => {
  expect(() => parseHeadersFile('/*\nX-Header: 1\n')).toThrowErrorMatchingInlineSnapshot(
    `[Error: _headers:2:1: this line isn't valid. Found "X-Header: 1", expected a path, or an indented \`Name: value\` below a path. Build the site again.]`,
  );
});

test('renderVercelSettings includes the same headers', () => {
  const settings = JSON.parse(renderVercelSettings(rules)) as {
    cleanUrls: boolean;
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  expect(settings.cleanUrls).toBe(true);
  expect(settings.headers.map(({source}) => source)).toEqual(['/(.*)', '/assets/(.*)', '/types/(.*)']);
  expect(settings.headers[0]?.headers).toContainEqual({key: 'X-Content-Type-Options', value: 'nosniff'});
});
