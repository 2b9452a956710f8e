import {expect, test} from 'vitest';
import {fillIn, validateOptions} from '../options';
import {options} from './testPage';

const [version] = options.versions;

test('class names, texts and lists have defaults', () => {
  const settings = validateOptions(options);
  expect(settings.classNames).toEqual({
    removed: ['online-only'],
    line: '',
    highlightedLine: 'line-highlighted',
    addedLine: 'line-added',
    removedLine: '',
    errorLine: '',
    note: 'line-note',
  });
  expect(settings.texts.pages).toBe('Pages');
  expect(settings).toMatchObject({removedAttributes: [], waitFor: []});
});

test.each([
  [{versions: []}, '"versions" must contain at least 1 items'],
  [{versions: [version, version]}, '"versions[1]" contains a duplicate value'],
  [{versions: [{...version, name: 'a/b'}]}, '"versions[0].name" with value "a/b" fails to match'],
  [{index: '/downloads.json'}, '"index" with value "/downloads.json" fails to match'],
  [{filePath: 'files'}, '"filePath" must be of type function'],
  [{author: undefined}, '"author" is required'],
  [{texts: {unknown: 'Text'}}, '"texts.unknown" is not allowed'],
])('invalid options stop the build: %j', (changes, message) => {
  expect(() => validateOptions({...options, ...changes})).toThrow(
    `The options of the plugin downloads aren't valid: ${message}`,
  );
});

test('placeholders are replaced, and unknown ones stay', () => {
  expect(fillIn('{count} pages of {title}', {count: 3})).toBe('3 pages of {title}');
});
