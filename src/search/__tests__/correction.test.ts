import {describe, expect, test} from 'vitest';
import {createVocabulary, distance, type Vocabulary} from '../correction';

/** The vocabulary of terms with the number of records that have them. */
function createCounted(counts: [string, number][], total: number): Vocabulary {
  const counted = new Map(counts);
  return createVocabulary(counted.keys(), term => counted.get(term) ?? 0, total);
}

const vocabulary = createCounted(
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

describe('edits', () => {
  test.each([
    ['router', 'router', 0],
    ['ruoter', 'router', 1],
    ['rotuer', 'router', 1],
    ['outer', 'router', 1],
    ['midleware', 'middleware', 1],
    ['midlwware', 'middleware', 2],
  ])('%s to %s: %i', (a, b, edits) => {
    expect(distance(a, b, 2)).toBe(edits);
  });

  test('more than asked for is any number above', () => {
    expect(distance('cache', 'middleware', 2)).toBeGreaterThan(2);
  });
});

describe('the vocabulary', () => {
  test('corrects by the fewest edits', () => {
    expect(vocabulary.findNearest('middelware', false)).toEqual(['middleware']);
    expect(vocabulary.findNearest('usemutaton', false)).toEqual(['usemutation']);
  });

  test('corrects a word that is still being typed', () => {
    expect(vocabulary.findNearest('autehnt', true)).toEqual(['authentication']);
  });

  test('finds what looks alike when there are more slips', () => {
    expect(vocabulary.findNearest('authentifikasion', false)).toEqual(['authentication']);
  });

  test('finds nothing for what is no word', () => {
    expect(vocabulary.findNearest('xyzzyqwrt', false)).toEqual([]);
    expect(vocabulary.findNearest('qqq', true)).toEqual([]);
  });

  test('completes to words in the order of the alphabet, never to stems', () => {
    expect(vocabulary.findCompletions('rout')).toEqual(['router', 'routers']);
  });

  test('completes to the most common words when there are many', () => {
    const many = createCounted(
      Array.from({length: 200}, (_, index) => [`word${index}`, index]),
      300,
    );
    const completions = many.findCompletions('w');
    expect(completions.length).toBeLessThan(100);
    expect(completions[0]).toBe('word199');
  });

  test('says that what fewer records have is rarer', () => {
    expect(vocabulary.getRarity('authentication')).toBeGreaterThan(vocabulary.getRarity('router'));
  });
});
