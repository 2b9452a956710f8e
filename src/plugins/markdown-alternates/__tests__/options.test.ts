import {expect, test} from 'vitest';
import {validateOptions} from '../options';

test('a site without options gets the badge of the version as a fact, and English texts', () => {
  const {classNames, texts} = validateOptions({});
  expect(classNames).toMatchObject({facts: ['theme-doc-version-badge'], note: ''});
  expect(texts).toMatchObject({blog: 'Blog', maintained: 'Version {version} is the current one.'});
});

test('an option replaces only its own default', () => {
  expect(validateOptions({texts: {blog: 'News'}}).texts).toMatchObject({blog: 'News', drawing: 'Diagram'});
});

test.each([
  [{titel: 'Tasks'}, '"titel" is not allowed'],
  [{classNames: {facts: 'a'}}, '"classNames.facts" must be an array'],
  [{texts: {blog: 1}}, '"texts.blog" must be a string'],
])('validateOptions rejects %j', (options, problem) => {
  expect(() => validateOptions(options)).toThrow(
    `The options of the plugin markdown-alternates aren't valid: ${problem}.`,
  );
});
