import {expect, test} from 'vitest';
import {getLoadMode, validateSetting} from '../loadMode';

test('loads a post after a click with the setting `click`', () => {
  expect(getLoadMode('click', {})).toBe('after a click');
});

test('loads a post once it is in view with the setting `always`', () => {
  expect(getLoadMode('always', {})).toBe('in view');
  expect(getLoadMode('always', {doNotTrack: null, globalPrivacyControl: false})).toBe('in view');
  expect(getLoadMode('always', {doNotTrack: '0'})).toBe('in view');
});

test.each([{doNotTrack: '1'}, {doNotTrack: 'yes'}, {globalPrivacyControl: true}])(
  'loads a post after a click with the setting `always` and the privacy signals %o',
  signals => {
    expect(getLoadMode('always', signals)).toBe('after a click');
  },
);

test.each([{}, {doNotTrack: '0'}, {doNotTrack: '1'}])(
  'never loads a post with the setting `never` and the privacy signals %o',
  signals => {
    expect(getLoadMode('never', signals)).toBe('never');
  },
);

test('throws an error that lists the valid settings', () => {
  expect(validateSetting('always')).toBe('always');
  expect(() => validateSetting('sometimes')).toThrowErrorMatchingInlineSnapshot(
    `[Error: docusaurus.config.ts: customFields.socialEmbeds is "sometimes". Set it to one of these values: click, always, never.]`,
  );
  expect(() => validateSetting(undefined)).toThrow('customFields.socialEmbeds');
});
