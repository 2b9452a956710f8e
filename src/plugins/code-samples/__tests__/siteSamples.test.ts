// What holds for all samples of the site, before they are checked and run.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {describe, expect, test} from 'vitest';
import siteConfig from '../../../../docusaurus.config';
import {languages} from '../languages';
import {readMarkdownFiles} from '../markdownFiles';
import {parsePage} from '../page';
import {repository} from '../versions';

const pages = readMarkdownFiles(repository).map(file =>
  parsePage(file, readFileSync(path.join(repository, file), 'utf8')),
);
const samples = pages.flatMap(page => page.samples.map(sample => ({page, ...sample})));

describe('the samples of the site', () => {
  test('are written without a mistake in options, notation and files', () => {
    expect(samples.length).toBeGreaterThan(400);
    expect(pages.flatMap(({problems}) => problems)).toEqual([]);
  });

  // A new exception is a decision: whoever adds one changes these numbers, and says why in the fence.
  test('make no exception', () => {
    const withOption = (option: 'nocheck' | 'norun') =>
      samples
        .filter(({options}) => options[option] !== undefined)
        .map(({page, fence, options}) => `${page.file}:${fence.position.line} ${options[option]}`);
    expect(withOption('nocheck')).toEqual([]);
    expect(withOption('norun')).toEqual([]);
  });
});

describe('every language that a fence may have', () => {
  const {additionalLanguages} = siteConfig.themeConfig.prism;

  test('has colours, but for plain text', () => {
    // The components of Prism extend a global, as the theme's own loader lets them.
    Reflect.set(globalThis, 'Prism', Prism);
    const require = createRequire(import.meta.url);
    additionalLanguages.forEach(name => void require(`prismjs/components/prism-${name}`));
    Reflect.deleteProperty(globalThis, 'Prism');
    // The theme reads `sh` as `bash`.
    const isColoured = (name: string) => Prism.languages[name === 'sh' ? 'bash' : name] !== undefined;
    expect(languages.filter(name => !isColoured(name))).toEqual([]);
  });
});
