import {expect, test} from 'vitest';
import {getLoadMode, validateSetting} from '../loadMode';

test('with the setting `click`, a post loads after a click', () => {
  expect(getLoadMode('click', {})).toBe('after a click');
});

test('with the setting `always`, a post loads as soon as it is in view', () => {
  expect(getLoadMode('always', {})).toBe('in view');
  expect(getLoadMode('always', {doNotTrack: null, globalPrivacyControl: false})).toBe('in view');
  expect(getLoadMode('always', {doNotTrack: '0'})).toBe('in view');
});

test.each([{doNotTrack: '1'}, {doNotTrack: 'yes'}, {globalPrivacyControl: true}])(
  'with the setting `always` and the privacy signals %o, a post loads only after a click',
  signals => {
    expect(getLoadMode('always', signals)).toBe('after a click');
  },
);

test.each([{}, {doNotTrack: '0'}, {doNotTrack: '1'}])(
  'with the setting `never` and the privacy signals %o, a post never loads',
  signals => {
    expect(getLoadMode('never', signals)).toBe('never');
  },
);

test('an invalid setting causes an error that lists the valid settings', () => {
  expect(validateSetting('always')).toBe('always');
  expect(() => validateSetting('sometimes')).toThrowErrorMatchingInlineSnapshot(
    `[Error: docusaurus.config.ts: customFields.socialEmbeds is "sometimes". Set it to one of these values: click, always, never.]`,
  );
  expect(() => validateSetting(undefined)).toThrow('customFields.socialEmbeds');
});
