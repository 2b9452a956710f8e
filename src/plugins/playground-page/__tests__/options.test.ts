import {expect, test} from 'vitest';
import {validateOptions} from '../options';

const options = {
  route: 'playground',
  component: '@site/src/Page',
  versions: [{label: '2.x', startsFolder: 'samples/starts', lockFolders: ['samples']}],
  tools: ['typescript'],
};

test('validateOptions accepts options without tools', () => {
  const {tools, ...others} = options;
  expect(tools).toHaveLength(1);
  expect(validateOptions(others)).toEqual(others);
});

test.each([
  [undefined, '"route" is required. "component" is required. "versions" is required'],
  [
    {...options, route: '/playground'},
    '"route" with value "/playground" fails to match the required pattern: /^[\\w-]+$/',
  ],
  [{...options, versions: []}, '"versions" must contain at least 1 items'],
  [
    {...options, versions: [{...options.versions[0], lockFolders: []}]},
    '"versions[0].lockFolders" must contain at least 1 items',
  ],
  [{...options, tool: ['tsx']}, '"tool" is not allowed'],
])('validateOptions rejects the options %#', (wrong, problem) => {
  expect(() => validateOptions(wrong)).toThrow(
    `The options of the plugin playground-page aren't valid: ${problem}.`,
  );
});
