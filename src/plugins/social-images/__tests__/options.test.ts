import {expect, test} from 'vitest';
import {validateOptions} from '../options';

const options = {
  imagePath: () => '/a.png',
  alternativeText: () => '',
  sections: [{path: '', name: 'Site'}],
  logo: {file: 'logo.svg', width: 2, height: 1},
  colours: {background: '#000', heading: '#fff', text: '#aaa', accent: '#f00'},
  fonts: [{name: 'Inter', weight: 700, file: 'inter.woff'}],
};

test('validateOptions accepts a design without a backdrop', () => {
  expect(validateOptions(options)).toEqual(options);
});

test.each([
  [{...options, imagePath: '/a.png'}, '"imagePath" must be of type function'],
  [{...options, sections: []}, '"sections" must contain at least 1 items'],
  [{...options, logo: {file: 'logo.svg', width: '2', height: 1}}, '"logo.width" must be a number'],
  [
    {...options, fonts: [{...options.fonts[0], weight: 650}]},
    '"fonts[0].weight" must be one of [400, 500, 600, 700]',
  ],
  [{...options, colors: {}}, '"colors" is not allowed'],
])('validateOptions rejects the options %#', (wrong, problem) => {
  expect(() => validateOptions(wrong)).toThrow(
    `The options of the plugin social-images aren't valid: ${problem}.`,
  );
});
