import {expect, test} from 'vitest';
import {hasMatch, highlight, createSnippetHtml} from '../highlighting';

const marks = {pre: '<mark>', post: '</mark>'};

test('marks matching words in any of their forms', () => {
  expect(highlight('Caching responses', new Set(['~cach']), marks)).toBe('<mark>Caching</mark> responses');
  expect(hasMatch('Caching responses', new Set(['~cach']))).toBe(true);
  expect(hasMatch('Caching responses', new Set(['router']))).toBe(false);
});

test('escapes everything except the marks', () => {
  expect(highlight('<img src=x onerror="alert(1)"> & router', new Set(['router']), marks)).toBe(
    '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; <mark>router</mark>',
  );
});

test('creates a snippet from the words with the most matches, with ellipses where text was left out', () => {
  const text = 'one two three four five six seven router eight context nine ten eleven twelve thirteen';
  const result = createSnippetHtml(text, new Set(['router', 'context']), 6, marks);
  expect(result).toContain('<mark>router</mark> eight <mark>context</mark>');
  expect(result.startsWith('…')).toBe(true);
  expect(result.endsWith('…')).toBe(true);
});

test('returns a short text in full', () => {
  expect(createSnippetHtml('A router.', new Set(['router']), 10, marks)).toBe('A <mark>router</mark>.');
});

test('escapes a text without words', () => {
  expect(createSnippetHtml('<<>>', new Set(['router']), 10, marks)).toBe('&lt;&lt;&gt;&gt;');
});
