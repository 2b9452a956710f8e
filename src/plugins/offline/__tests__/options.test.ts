import {expect, test} from 'vitest';
import {validateOptions} from '../options';

const parts = [{id: '1.x', paths: ['docs']}];

test('only the page and the parts are required', () => {
  expect(validateOptions({page: 'offline', parts})).toEqual({
    isEnabled: true,
    page: 'offline',
    parts: [{id: '1.x', paths: ['docs'], files: []}],
    shared: {pages: [], files: []},
    hashedFolders: ['assets'],
    waitFor: [],
    timeLimitMs: 3000,
  });
});

test.each([
  [{parts}, '"page" is required'],
  [{page: '/offline', parts}, '"page" with value "/offline" fails to match the a path without a slash'],
  [{page: 'offline', parts: []}, '"parts" must contain at least 1 items'],
  [{page: 'offline', parts: [{id: 'shared', paths: []}]}, '"parts[0].id" contains an invalid value'],
  [{page: 'offline', parts: [{id: 'a:b', paths: []}]}, '"parts[0].id" with value "a:b" fails to match'],
  [{page: 'offline', parts: [...parts, ...parts]}, '"parts[1]" contains a duplicate value'],
  [{page: 'offline', parts, timeLimitMs: 0}, '"timeLimitMs" must be a positive number'],
])('invalid options stop the build: %j', (options, message) => {
  expect(() => validateOptions(options)).toThrow(
    `The options of the plugin offline aren't valid: ${message}`,
  );
});
