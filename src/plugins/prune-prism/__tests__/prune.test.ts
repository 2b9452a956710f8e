import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Prism} from 'prism-react-renderer';
import {afterAll, describe, expect, test} from 'vitest';
import {readMarkdownFiles} from '../../code-samples/markdownFiles';
import {parseMarkdown} from '../../code-samples/markdown';
import {repository} from '../../code-samples/versions';
import {keptLanguages} from '..';
import {prune} from '../pruneLoader.mjs';

const source = readFileSync(
  path.join(repository, 'node_modules/prism-react-renderer/dist/index.mjs'),
  'utf8',
);
// Beside the tests, so that the module finds its packages.
const folder = mkdtempSync(path.join(repository, 'node_modules/.prune-prism-'));
const file = path.join(folder, 'index.mjs');
writeFileSync(file, prune(source, keptLanguages));
// The file above has the exports of the original.
const {Prism: lean} = (await import(file)) as {Prism: typeof Prism};

afterAll(() => rmSync(folder, {recursive: true}));

describe('what is left of prism-react-renderer', () => {
  test('colours every fence of the site as before', {timeout: 120_000}, () => {
    const fences = readMarkdownFiles(repository).flatMap(
      name => parseMarkdown(readFileSync(path.join(repository, name), 'utf8')).fences,
    );
    expect(fences.length).toBeGreaterThan(500);
    for (const {language, code} of fences) {
      const [before, after] = [Prism, lean].map(({languages, tokenize}) => {
        const grammar = languages[language];
        return grammar && JSON.stringify(tokenize(code, grammar));
      });
      expect(after).toBe(before);
    }
  });

  test('has the kept languages and no others', () => {
    const names = Object.entries(lean.languages)
      .filter(([, grammar]) => typeof grammar !== 'function')
      .map(([name]) => name);
    // What stands for text comes with Prism itself, `ts` with `typescript`.
    expect(names.sort()).toEqual([...keptLanguages, 'plain', 'plaintext', 'text', 'ts', 'txt'].sort());
  });
});

test('a module that is built in another way is not cut', () => {
  expect(() => prune('export const themes = {};', ['markup'])).toThrow(
    'found 0 lists of themes, expected 1; missing languages: markup',
  );
});
