import {expect, test} from 'vitest';
import {hasMatch, highlight, snippet} from '../highlighting';

const marks = {pre: '<mark>', post: '</mark>'};

test('marks the words that were met, in any of their forms', () => {
  expect(highlight('Caching responses', new Set(['~cach']), marks)).toBe('<mark>Caching</mark> responses');
  expect(hasMatch('Caching responses', new Set(['~cach']))).toBe(true);
  expect(hasMatch('Caching responses', new Set(['router']))).toBe(false);
});

test('everything but the marks is escaped', () => {
  expect(highlight('<img src=x onerror="alert(1)"> & router', new Set(['router']), marks)).toBe(
    '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; <mark>router</mark>',
  );
});

test('a passage shows where most words were met, with ellipses where text was left out', () => {
  const text = 'one two three four five six seven router eight context nine ten eleven twelve thirteen';
  const passage = snippet(text, new Set(['router', 'context']), 6, marks);
  expect(passage).toContain('<mark>router</mark> eight <mark>context</mark>');
  expect(passage.startsWith('…')).toBe(true);
  expect(passage.endsWith('…')).toBe(true);
});

test('a short text is shown whole', () => {
  expect(snippet('A router.', new Set(['router']), 10, marks)).toBe('A <mark>router</mark>.');
});

test('a text without words is escaped too', () => {
  expect(snippet('<<>>', new Set(['router']), 10, marks)).toBe('&lt;&lt;&gt;&gt;');
});
