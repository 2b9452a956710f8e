import {expect, test} from 'vitest';
import {hasMatch, highlight, createSnippetHtml} from '../highlighting';

const marks = {pre: '<mark>', post: '</mark>'};

test('highlight marks matching words in any of their forms', () => {
  expect(highlight('Caching responses', new Set(['~cach']), marks)).toBe('<mark>Caching</mark> responses');
  expect(hasMatch('Caching responses', new Set(['~cach']))).toBe(true);
  expect(hasMatch('Caching responses', new Set(['router']))).toBe(false);
});

test('highlight escapes everything except the marks', () => {
  expect(highlight('<img src=x onerror="alert(1)"> & router', new Set(['router']), marks)).toBe(
    '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; <mark>router</mark>',
  );
});

test('createSnippetHtml creates a snippet around most of the matches, with ellipses for the omitted text', () => {
  const text = 'one two three four five six seven router eight context nine ten eleven twelve thirteen';
  const result = createSnippetHtml(text, new Set(['router', 'context']), 6, marks);
  expect(result).toContain('<mark>router</mark> eight <mark>context</mark>');
  expect(result.startsWith('…')).toBe(true);
  expect(result.endsWith('…')).toBe(true);
});

test('createSnippetHtml returns short text in full', () => {
  expect(createSnippetHtml('A router.', new Set(['router']), 10, marks)).toBe('A <mark>router</mark>.');
});

test('createSnippetHtml escapes text without words', () => {
  expect(createSnippetHtml('<<>>', new Set(['router']), 10, marks)).toBe('&lt;&lt;&gt;&gt;');
});
