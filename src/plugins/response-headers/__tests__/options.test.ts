import {expect, test} from 'vitest';
import {validateOptions} from '../options';

test('without options, only the files in assets/ are cached for a year, and no other origin is allowed', () => {
  expect(validateOptions(undefined)).toEqual({
    hashedFolders: ['assets'],
    uncachedFiles: [],
    inlineScripts: [],
    createdStyles: [],
    services: [],
    documents: [],
    trustedTypes: [],
    permissions: expect.arrayContaining(['camera']),
    headers: {},
    redirects: {},
  });
});

test('by default, features that read the reader’s surroundings are turned off, and features of video players aren’t', () => {
  const {permissions} = validateOptions(undefined);
  expect(permissions).toEqual(expect.arrayContaining(['camera', 'geolocation', 'microphone', 'payment']));
  expect(permissions).not.toContain('autoplay');
  expect(permissions).not.toContain('encrypted-media');
});

test('`permissions` replaces the default list, and can be empty', () => {
  expect(validateOptions({permissions: ['usb']}).permissions).toEqual(['usb']);
  expect(validateOptions({permissions: []}).permissions).toEqual([]);
});

test.each([
  [
    {hashedFolders: ['/assets/']},
    '"hashedFolders[0]" with value "/assets/" fails to match the a path without slashes',
  ],
  [
    {inlineScripts: [{name: 'a', identifyingTexts: []}]},
    '"inlineScripts[0].identifyingTexts" must contain at least 1 items',
  ],
  [{inlineScripts: [{name: 'a', identifyingTexts: ['b']}]}, '"inlineScripts[0].reason" is required'],
  [{createdStyles: [{name: 'a', reason: 'b'}]}, '"createdStyles[0].text" is required'],
  [
    {documents: [{path: '/frames/*', readPolicy: () => ''}]},
    '"documents[0].path" with value "/frames/*" fails to match the a path without a slash',
  ],
  [{documents: [{path: 'frames/*'}]}, '"documents[0].readPolicy" is required'],
  [{services: [{name: 'a'}]}, '"services[0].sources" is required'],
  [{services: [{name: 'a', sources: {'img-src': 'b'}}]}, '"services[0].sources'],
  [
    {permissions: ['camera=()']},
    '"permissions[0]" with value "camera=()" fails to match the name of a feature',
  ],
  [{permissions: ['usb', 'usb']}, '"permissions[1]" contains a duplicate value'],
  [{headers: {'X Y': 'a'}}, '"headers.X Y" is not allowed'],
  [{redirects: {'/old/:page': '/new'}}, '"redirects./old/:page" is not allowed'],
  [{redirects: {'/old': 'new'}}, '"redirects./old" with value "new" fails to match the a path pattern'],
  [{folders: []}, '"folders" is not allowed'],
])('for the invalid options %j, the error names the option', (options, message) => {
  expect(() => validateOptions(options)).toThrow(
    `The options of the plugin response-headers aren't valid: ${message}`,
  );
});
