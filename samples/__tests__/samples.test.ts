// Tests rules for the samples of the site. Testing them doesn't require type-checking or running the samples.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import { describe, expect, test } from 'vitest';
import siteConfig from '../../docusaurus.config';
import { listMarkdownFiles } from '../../src/plugins/code-samples/markdownFiles';
import { parsePage } from '../../src/plugins/code-samples/page';
import { sampleOptions } from '../options';

const { languages, contentFolders, rootDir = '' } = sampleOptions;
const pages = listMarkdownFiles(rootDir, contentFolders).map(file =>
  parsePage(file, readFileSync(path.join(rootDir, file), 'utf8'), sampleOptions),
);
const samples = pages.flatMap(page => page.samples.map(sample => ({ page, ...sample })));

describe('the samples of the site', () => {
  test('no sample has mistakes in its options, notation or files', () => {
    expect(samples.length).toBeGreaterThan(400);
    expect(pages.flatMap(({ problems }) => problems)).toEqual([]);
  });

  // Only add a sample to the two lists below after careful consideration, and give the reason in its fence.
  test('no sample is excluded from type-checking or running', () => {
    const withOption = (option: 'nocheck' | 'norun') =>
      samples
        .filter(({ options }) => options[option] !== undefined)
        .map(({ page, fence, options }) => `${page.file}:${fence.position.line} ${options[option]}`);
    expect(withOption('nocheck')).toEqual([]);
    expect(withOption('norun')).toEqual([]);
  });
});

describe('every supported fence language', () => {
  const { additionalLanguages } = siteConfig.themeConfig.prism;

  test('every fence language except plain text has syntax highlighting', () => {
    // Prism's language files extend the global variable `Prism`. Set it temporarily, as the theme does.
    Reflect.set(globalThis, 'Prism', Prism);
    const require = createRequire(import.meta.url);
    additionalLanguages.forEach(name => void require(`prismjs/components/prism-${name}`));
    Reflect.deleteProperty(globalThis, 'Prism');
    // The theme treats `sh` as `bash`.
    const hasGrammar = (name: string) => Prism.languages[name === 'sh' ? 'bash' : name] !== undefined;
    expect(languages.filter(name => !hasGrammar(name))).toEqual([]);
  });
});
