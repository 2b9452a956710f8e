import {expect, test} from 'vitest';
import {isPseudoTranslated, pseudoTranslate} from '../translate';

test('adds accents to letters and puts the text in brackets', () => {
  expect(pseudoTranslate('Search')).toBe('⟦Šéáŕçĥ ····⟧');
  expect(isPseudoTranslated(pseudoTranslate('Search'))).toBe(true);
  expect(isPseudoTranslated('Search')).toBe(false);
});

test('makes a text at least a third longer', () => {
  const text = 'What changes a value that has been read before?';
  expect([...pseudoTranslate(text)].length).toBeGreaterThanOrEqual(text.length * (4 / 3));
});

test('leaves placeholders, tags and entities as they are', () => {
  expect(pseudoTranslate('{count} of <b>all</b> &amp; more')).toBe('⟦{count} óƒ <b>áļļ</b> &amp; ɱóŕé ····⟧');
});

test('translates each plural form', () => {
  expect(pseudoTranslate('One hit|{count} hits')).toBe('⟦Óñé ĥíţ ····⟧|⟦{count} ĥíţš ····⟧');
});
