import {describe, expect, test} from 'vitest';
import {createVocabulary, type Vocabulary} from '../correction';

/** Creates a vocabulary for an index of `total` records. `counts` contains each term and the number of records that contain it. */
function createVocabularyFromCounts(counts: [string, number][], total: number): Vocabulary {
  const recordCounts = new Map(counts);
  return createVocabulary(recordCounts.keys(), term => recordCounts.get(term) ?? 0, total);
}

const vocabulary = createVocabularyFromCounts(
  [
    ['routers', 3],
    ['middleware', 20],
    ['router', 40],
    ['authentication', 4],
    ['cache', 9],
    ['usemutation', 5],
    ['~rout', 43],
  ],
  100,
);

describe('the vocabulary', () => {
  test('corrects a word to the one that takes the fewest edits', () => {
    expect(vocabulary.findNearest('middelware', false)).toEqual(['middleware']);
    expect(vocabulary.findNearest('usemutaton', false)).toEqual(['usemutation']);
  });

  test('corrects a word that is still being typed', () => {
    expect(vocabulary.findNearest('autehnt', true)).toEqual(['authentication']);
  });

  test('corrects a word with many typos to a similar word', () => {
    expect(vocabulary.findNearest('authentifikasion', false)).toEqual(['authentication']);
  });

  test('doesn’t correct a word to a similar one that begins with another letter, unless they differ in one letter', () => {
    expect(vocabulary.findNearest('couterx', false)).toEqual([]);
    expect(vocabulary.findNearest('vouter', false)).toEqual(['router']);
  });

  test('doesn’t correct random letters', () => {
    expect(vocabulary.findNearest('xyzzyqwrt', false)).toEqual([]);
    expect(vocabulary.findNearest('qqq', true)).toEqual([]);
  });

  test('returns completions in alphabetical order and without stems', () => {
    expect(vocabulary.findCompletions('rout')).toEqual(['router', 'routers']);
  });

  test('returns the most frequent words when there are many completions', () => {
    const many = createVocabularyFromCounts(
      Array.from({length: 200}, (_, index) => [`word${index}`, index]),
      300,
    );
    const completions = many.findCompletions('w');
    expect(completions.length).toBeLessThan(100);
    expect(completions[0]).toBe('word199');
  });

  test('returns a greater inverse document frequency for rarer words', () => {
    expect(vocabulary.getIdf('authentication')).toBeGreaterThan(vocabulary.getIdf('router'));
  });
});
