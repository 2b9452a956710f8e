import {describe, expect, test} from 'vitest';
import {createPairs, createTerms, isStopWord, isVague, splitParts, listWords, splitWords} from '../analysis';
import {fold, stem} from '../stemming';

function analyse(text: string): string[] {
  return listWords(text).flatMap(createTerms);
}

describe('words', () => {
  test('joints inside a word stay, punctuation around it goes', () => {
    const words = splitWords('Use `@trpc/react-query` (or next.js), don’t throw BAD_REQUEST!').map(
      ({text}) => text,
    );
    expect(words).toEqual(['Use', 'trpc/react-query', 'or', 'next.js', 'don’t', 'throw', 'BAD_REQUEST']);
  });

  test('offsets point at the words, whatever stands before them', () => {
    const text = '👩‍💻 مرحبا <b>router</b>';
    expect(splitWords(text).map(({text: word, start}) => text.slice(start, start + word.length))).toEqual(
      splitWords(text).map(({text: word}) => word),
    );
    expect(splitWords(text).map(({text: word}) => word)).toContain('router');
  });

  test.each(['', '   ', '!?…—', '🎉🎉', '%%%'])('%j has none', text => {
    expect(splitWords(text)).toEqual([]);
  });
});

describe('terms', () => {
  test('an identifier is found whole and by its parts', () => {
    expect(analyse('useInfiniteQuery')).toEqual(
      expect.arrayContaining(['useinfinitequery', 'infinite', 'query']),
    );
    expect(splitParts('TRPCClientError')).toEqual(['trpc', 'client', 'error']);
    expect(splitParts('createTRPCProxyClient')).toEqual(['create', 'trpc', 'proxy', 'client']);
    expect(splitParts('getHTTPStatusCodeFromError')).toContain('status');
  });

  test('a name is the same with humps, hyphens or underscores', () => {
    for (const name of ['data-transformers', 'dataTransformers', 'data_transformers']) {
      expect(analyse(name)[0]).toBe('datatransformers');
    }
  });

  test('the steps of a path are words too', () => {
    expect(analyse('trpc.useContext')).toEqual(
      expect.arrayContaining(['trpcusecontext', 'usecontext', 'trpc']),
    );
    expect(analyse('@trpc/react-query')).toEqual(expect.arrayContaining(['trpcreactquery', 'reactquery']));
  });

  test.each([
    ['queries', 'query'],
    ['links', 'link'],
    ['batches', 'batch'],
    ['class', 'class'],
    ['status', 'status'],
    ['axis', 'axis'],
  ])('plural %s folds to %s', (plural, singular) => {
    expect(fold(plural)).toBe(singular);
  });

  test.each([
    ['caching', 'cached', 'cache'],
    ['authorization', 'authorize', 'authorized'],
    ['serialise', 'serialize', 'serialization'],
    ['cancelled', 'cancelling', 'cancel'],
    ['validation', 'validating', 'validated'],
  ])('%s, %s and %s have one stem', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  test('accents and apostrophes make no difference', () => {
    expect(analyse('café')).toEqual(analyse('cafe'));
    expect(analyse('don’t')).toEqual(analyse("don't"));
  });
});

test('neighbours are pairs of stems, over words that say nothing', () => {
  expect(createPairs(listWords('type of the output'))).toEqual(createPairs(listWords('types output')));
});

test('words of questions say nothing, unless they are written as names', () => {
  expect(['how', 'what’s', 'the', 'uses'].filter(word => !isStopWord(word))).toEqual([]);
  expect(isStopWord('GET')).toBe(false);
  expect(isVague('setup')).toBe(true);
  expect(isVague('router')).toBe(false);
});
