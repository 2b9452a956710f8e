import {expect, test} from 'vitest';
import {createSnippetHtml, escapeHtml, highlight, listMatches, unescapeHtml} from '../highlighting';

test('highlight marks matching words in any of their forms', () => {
  expect(highlight('Caching responses', new Set(['~cach']))).toBe('<mark>Caching</mark> responses');
  expect(highlight('Caching responses', new Set(['router']))).toBe('Caching responses');
});

test('highlight escapes everything except the marks', () => {
  expect(highlight('<img src=x onerror="alert(1)"> & router', new Set(['router']))).toBe(
    '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; <mark>router</mark>',
  );
});

test('createSnippetHtml creates a snippet around most of the matches, with ellipses for the omitted text', () => {
  const text = 'one two three four five six seven router eight context nine ten eleven twelve thirteen';
  const result = createSnippetHtml(text, new Set(['router', 'context']), 6);
  expect(result).toContain('<mark>router</mark> eight <mark>context</mark>');
  expect(result.startsWith('…')).toBe(true);
  expect(result.endsWith('…')).toBe(true);
});

test('createSnippetHtml puts the matches in the middle, so that they stay visible if the snippet is cut off', () => {
  const text = `${'before '.repeat(40)}router${' after'.repeat(20)}`;
  const [before = '', after = ''] = createSnippetHtml(text, new Set(['router']), 20).split(
    '<mark>router</mark>',
  );
  expect(before.trim().split(' ')).toHaveLength(8);
  expect(after.trim().split(' ')).toHaveLength(11);
  expect(createSnippetHtml('a b c d e f router', new Set(['router']), 4)).toBe('…e f <mark>router</mark>');
});

test('listMatches lists up to four distinct words that match', () => {
  const texts = ['caches <Cache>', 'cached other CACHING', 'caching cacher cacheable'];
  expect(listMatches(texts, new Set(['~cach']))).toBe(
    '<mark>caches</mark>, <mark>Cache</mark>, <mark>cached</mark>, <mark>CACHING</mark>',
  );
  expect(listMatches(texts, new Set(['router']))).toBe('');
});

test('createSnippetHtml returns short text in full', () => {
  expect(createSnippetHtml('A router.', new Set(['router']), 10)).toBe('A <mark>router</mark>.');
});

test('createSnippetHtml escapes text without words', () => {
  expect(createSnippetHtml('<<>>', new Set(['router']), 10)).toBe('&lt;&lt;&gt;&gt;');
});

test('unescapeHtml reverses escapeHtml', () => {
  const text = `&lt; <b title="1">'&amp;'</b>`;
  expect(escapeHtml(text)).not.toMatch(/[<>"']/);
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});
