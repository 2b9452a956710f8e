import {expect, test} from 'vitest';
import {validateOptions} from '../options';

test('the folder is the only option that is required', () => {
  expect(validateOptions({folder: '.cache/loaded-files'})).toEqual({folder: '.cache/loaded-files'});
  expect(validateOptions({folder: 'lists', sizesFile: 'sizes.json'})).toEqual({
    folder: 'lists',
    sizesFile: 'sizes.json',
  });
});

test.each([
  [{}, '"folder" is required'],
  [undefined, '"folder" is required'],
  [{folder: '/tmp'}, '"folder" with value "/tmp" fails to match the a path without slashes at its ends'],
  [{folder: 'lists/'}, '"folder" with value "lists/" fails to match'],
  [{folder: 'lists', sizesFile: '/sizes.json'}, '"sizesFile" with value "/sizes.json" fails to match'],
  [{folder: 'lists', files: []}, '"files" is not allowed'],
])('invalid options stop the build: %j', (options, message) => {
  expect(() => validateOptions(options)).toThrow(
    `The options of the plugin loaded-files aren't valid: ${message}`,
  );
});
