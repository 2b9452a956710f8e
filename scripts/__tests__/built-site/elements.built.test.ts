// Tests that the page with all elements of the docs is only in the build for tests.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readBuiltFiles} from './builtSite';

/** A sentence of the page, the path of its source file, and the path of the page. */
const traces = ['shows every element of the docs once', 'src/elements', '"/elements"'];

test('the published site contains nothing of the page with all elements', () => {
  expect(findTraces('build')).toEqual([]);
  expect(findTraces('build-hosted')).toEqual(traces);
});

test('search engines and the search of the site leave out the page in the build for tests', () => {
  const listed = readBuiltFiles('build-hosted').filter(file =>
    /^\/(?:sitemap\.xml|search-records\/)/.test(file),
  );
  expect(listed.length).toBeGreaterThan(2);
  expect(listed.filter(file => readFileSync(`build-hosted${file}`, 'utf8').includes('/elements'))).toEqual(
    [],
  );
});

/** Returns the traces that occur in scripts, pages or other text files of a build. */
function findTraces(build: string): string[] {
  const texts = readBuiltFiles(build)
    .filter(file => /\.(?:html|js|json|txt|md)$/.test(file))
    .map(file => readFileSync(build + file, 'utf8'));
  return traces.filter(trace => texts.some(text => text.includes(trace)));
}
