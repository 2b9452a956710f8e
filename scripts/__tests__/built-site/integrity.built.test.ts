// Tests that browsers can check the scripts and style sheets that pages load first.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createIntegrity} from '../../../src/plugins/asset-integrity/template';
import {collectElements, readAttribute, readBuiltPages} from './builtSite';

test('every script and style sheet in a page has the hash of its file', () => {
  const files = readBuiltPages().flatMap(page =>
    collectElements(page.document).flatMap(element => {
      const isStyleSheet = element.tagName === 'link' && readAttribute(element, 'rel') === 'stylesheet';
      const url = readAttribute(element, element.tagName === 'script' ? 'src' : 'href');
      const isScript = element.tagName === 'script' && url !== undefined;
      return isStyleSheet || isScript
        ? [{page: page.path, url: url ?? '', integrity: readAttribute(element, 'integrity')}]
        : [];
    }),
  );
  // Every page loads the bundler's runtime, the main script and a style sheet.
  expect(files.length).toBeGreaterThanOrEqual(3 * new Set(files.map(({page}) => page)).size);
  const hashes = new Map(
    [...new Set(files.map(({url}) => url))].map(url => [
      url,
      createIntegrity(readFileSync(path.join('build', url))),
    ]),
  );
  expect(files.filter(({url, integrity}) => integrity !== hashes.get(url))).toEqual([]);
});
