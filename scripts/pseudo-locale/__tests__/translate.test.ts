import {expect, test} from 'vitest';
import {isPseudoTranslated, pseudoTranslate} from '../translate';

test('pseudoTranslate adds accents to letters and puts the text in brackets', () => {
  expect(pseudoTranslate('Search')).toBe('⟦Šéáŕçĥ ····⟧');
  expect(isPseudoTranslated(pseudoTranslate('Search'))).toBe(true);
  expect(isPseudoTranslated('Search')).toBe(false);
});

test('pseudoTranslate makes text at least a third longer', () => {
  const text = 'What changes a value that has been read before?';
  expect([...pseudoTranslate(text)].length).toBeGreaterThanOrEqual(text.length * (4 / 3));
});

test('pseudoTranslate leaves placeholders, tags and entities unchanged', () => {
  expect(pseudoTranslate('{count} of <b>all</b> &amp; more')).toBe('⟦{count} óƒ <b>áļļ</b> &amp; ɱóŕé ····⟧');
});

test('pseudoTranslate translates each plural form', () => {
  expect(pseudoTranslate('One hit|{count} hits')).toBe('⟦Óñé ĥíţ ····⟧|⟦{count} ĥíţš ····⟧');
});
