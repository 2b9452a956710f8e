import {expect, test} from 'vitest';
import {validateOptions} from '../options';

test('all options are optional', () => {
  expect(validateOptions({})).toMatchObject({
    pageRanks: [],
    defaultCategory: 'Site',
    codeLineClasses: ['token-line'],
  });
});

test('an error names the first option that isn’t valid', () => {
  expect(() => validateOptions({pageRank: []})).toThrowErrorMatchingInlineSnapshot(
    `[Error: The options of the plugin search-records aren't valid: "pageRank" is not allowed.]`,
  );
  expect(() => validateOptions({pageRanks: [{path: '/faq', rank: 80}]})).toThrowErrorMatchingInlineSnapshot(
    `[Error: The options of the plugin search-records aren't valid: "pageRanks[0].path" must be a regular expression.]`,
  );
  expect(() => validateOptions({pageRanks: [{path: /faq/, rank: '80'}]})).toThrowErrorMatchingInlineSnapshot(
    `[Error: The options of the plugin search-records aren't valid: "pageRanks[0].rank" must be a number.]`,
  );
});
