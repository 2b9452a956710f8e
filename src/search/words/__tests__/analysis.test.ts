import {describe, expect, test} from 'vitest';
import {
  analyseWord,
  createBigrams,
  createTerms,
  isStopWord,
  isGenericWord,
  splitIdentifier,
  listWords,
  splitWords,
} from '../analysis';
import {singularize, stem} from '../stemming';

function listTerms(text: string): string[] {
  return listWords(text).flatMap(createTerms);
}

describe('splitWords', () => {
  test('keeps punctuation inside words and drops punctuation around them', () => {
    const words = splitWords('Use `@trpc/react-query` (or next.js), don’t throw BAD_REQUEST!').map(
      ({text}) => text,
    );
    expect(words).toEqual(['Use', 'trpc/react-query', 'or', 'next.js', 'don’t', 'throw', 'BAD_REQUEST']);
  });

  test('returns correct offsets after emoji, right-to-left text and HTML tags', () => {
    const text = '👩‍💻 مرحبا <b>router</b>';
    expect(splitWords(text).map(({text: word, start}) => text.slice(start, start + word.length))).toEqual(
      splitWords(text).map(({text: word}) => word),
    );
    expect(splitWords(text).map(({text: word}) => word)).toContain('router');
  });

  test.each(['', '   ', '!?…—', '🎉🎉', '%%%'])('finds no words in %j', text => {
    expect(splitWords(text)).toEqual([]);
  });
});

describe('createTerms', () => {
  test('returns the whole identifier and its parts', () => {
    expect(listTerms('useInfiniteQuery')).toEqual(
      expect.arrayContaining(['useinfinitequery', 'infinite', 'query']),
    );
    expect(splitIdentifier('TRPCClientError')).toEqual(['trpc', 'client', 'error']);
    expect(splitIdentifier('createTRPCProxyClient')).toEqual(['create', 'trpc', 'proxy', 'client']);
    expect(splitIdentifier('getHTTPStatusCodeFromError')).toContain('status');
  });

  test('returns the same first term for camel case, hyphens and underscores', () => {
    for (const name of ['data-transformers', 'dataTransformers', 'data_transformers']) {
      expect(listTerms(name)[0]).toBe('datatransformers');
    }
  });

  test('returns the segments of a path', () => {
    expect(listTerms('trpc.useContext')).toEqual(
      expect.arrayContaining(['trpcusecontext', 'usecontext', 'trpc']),
    );
    expect(listTerms('@trpc/react-query')).toEqual(expect.arrayContaining(['trpcreactquery', 'reactquery']));
  });

  test.each([
    ['queries', 'query'],
    ['links', 'link'],
    ['batches', 'batch'],
    ['class', 'class'],
    ['status', 'status'],
    ['axis', 'axis'],
  ])('the singular of %s is %s', (plural, singular) => {
    expect(singularize(plural)).toBe(singular);
  });

  test.each([
    ['caching', 'cached', 'cache'],
    ['authorization', 'authorize', 'authorized'],
    ['serialise', 'serialize', 'serialization'],
    ['cancelled', 'cancelling', 'cancel'],
    ['validation', 'validating', 'validated'],
  ])('the words %s, %s and %s have the same stem', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  test('ignores accents and apostrophes', () => {
    expect(listTerms('café')).toEqual(listTerms('cafe'));
    expect(listTerms('don’t')).toEqual(listTerms("don't"));
  });
});

test('createBigrams skips stop words and uses stems', () => {
  expect(createBigrams(listWords('type of the output'))).toEqual(createBigrams(listWords('types output')));
});

test('isStopWord and isGenericWord recognise words, but not names in capitals', () => {
  expect(['how', 'what’s', 'the', 'uses'].filter(word => !isStopWord(word))).toEqual([]);
  expect(isStopWord('GET')).toBe(false);
  expect(isGenericWord('setup')).toBe(true);
  expect(isGenericWord('router')).toBe(false);
});

test('analyseWord caches its results, but doesn’t keep all words of a long session', () => {
  const first = analyseWord('router');
  expect(analyseWord('router')).toBe(first);
  for (let count = 0; count < 30_000; count++) {
    analyseWord(`word${count}`);
  }
  expect(analyseWord('router')).not.toBe(first);
  expect(analyseWord('router')).toEqual(first);
});
