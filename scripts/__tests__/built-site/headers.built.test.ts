// Compares the headers of the build with all of its HTML files, including those that aren't Docusaurus pages.
import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {parseHeadersFile} from '../../../src/plugins/response-headers/headersFile';
import {listHashedFolders, selectHeaders} from '../../../src/plugins/response-headers/rules';
import {collectElements, readAttribute, readBuiltFiles, readBuiltPages, readBuiltText} from './builtSite';

const rules = parseHeadersFile(readBuiltText('_headers'));
const policy = selectHeaders(rules, '/')['Content-Security-Policy'] ?? '';

test('the content security policy contains the hash of every inline script', () => {
  const scripts = readBuiltPages().flatMap(({path, document}) =>
    collectElements(document)
      .filter(element => element.tagName === 'script' && readAttribute(element, 'src') === undefined)
      .filter(element => !/json/.test(readAttribute(element, 'type') ?? ''))
      .map(({childNodes: [child]}) => ({path, text: child && 'value' in child ? child.value : ''})),
  );
  const missing = scripts.filter(
    ({text}) => !policy.includes(createHash('sha256').update(text).digest('base64')),
  );
  expect(scripts.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});

test('only pages with posts from Twitter allow a script from another origin', () => {
  const pages = readBuiltPages().map(({path, document}) => {
    const pagePolicy = selectHeaders(rules, path)['Content-Security-Policy'] ?? '';
    const scriptSources = /script-src ([^;]*)/.exec(pagePolicy)?.[1]?.split(' ') ?? [];
    const otherSources = scriptSources.filter(source => !/^'self'$|^'sha256-[\w+/]{43}='$/.test(source));
    const hasPosts = collectElements(document).some(
      element => readAttribute(element, 'data-service') === 'twitter',
    );
    return {path, hasPosts, otherSources, scriptSources};
  });
  // Twitter's script loads public posts after a click. It is allowed because of customFields.socialEmbeds in docusaurus.config.ts.
  const expected = pages.map(page => ({
    ...page,
    otherSources: page.hasPosts ? ['https://platform.twitter.com'] : [],
  }));
  expect(pages).toEqual(expected);
  expect(pages.every(({scriptSources}) => scriptSources.includes("'self'"))).toBe(true);
  expect(pages.filter(({hasPosts}) => hasPosts).map(({path}) => path)).toEqual(['/docs/love']);
});

test('the config declares every folder in which the names of files contain a hash, and no other folder', () => {
  const folders = readBuiltFiles()
    .filter(file => /^\/.*[.\-/][\da-f]{8,}\.[a-z\d.]+$/.test(file))
    .map(file => file.slice(0, file.indexOf('/', 1) + 1))
    // A file in the root folder has no folder that the config could declare.
    .map(folder => folder || '/');
  // If this fails, correct `hashedFolders` in src/config/responseHeaders.ts.
  expect(listHashedFolders(rules).toSorted()).toEqual([...new Set(folders)].sort());
});

test('every file with a long cache lifetime has a hash in its name', () => {
  const immutableFiles = readBuiltFiles().filter(file =>
    selectHeaders(rules, file)['Cache-Control']?.includes('immutable'),
  );
  expect(immutableFiles.length).toBeGreaterThan(100);
  // The hashes have 32 digits for fonts and images, 16 for types and the programs of live pairs, and 8 for scripts and styles.
  expect(
    immutableFiles.filter(file => !/[.\-/]([\da-f]{8}|[\da-f]{16}|[\da-f]{32})\.[a-z\d.]+$/.test(file)),
  ).toEqual([]);
});
