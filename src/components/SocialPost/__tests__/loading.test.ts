import {expect, test} from 'vitest';
import {decideLoading, validateSetting} from '../loading';

test('by default a post is loaded after a click', () => {
  expect(decideLoading('click', {})).toBe('after a click');
});

test('always means as soon as the post is in view', () => {
  expect(decideLoading('always', {})).toBe('in view');
  expect(decideLoading('always', {doNotTrack: null, globalPrivacyControl: false})).toBe('in view');
  expect(decideLoading('always', {doNotTrack: '0'})).toBe('in view');
});

test.each([{doNotTrack: '1'}, {doNotTrack: 'yes'}, {globalPrivacyControl: true}])(
  '%o turns always into a click',
  wishes => {
    expect(decideLoading('always', wishes)).toBe('after a click');
  },
);

test.each([{}, {doNotTrack: '0'}, {doNotTrack: '1'}])('never means never, with %o', wishes => {
  expect(decideLoading('never', wishes)).toBe('never');
});

test('a wrong setting is refused with the right ones', () => {
  expect(validateSetting('always')).toBe('always');
  expect(() => validateSetting('sometimes')).toThrowErrorMatchingInlineSnapshot(
    `[Error: docusaurus.config.ts: customFields.socialEmbeds. Found "sometimes", expected one of click, always, never. Write one of them.]`,
  );
  expect(() => validateSetting(undefined)).toThrow('customFields.socialEmbeds');
});
