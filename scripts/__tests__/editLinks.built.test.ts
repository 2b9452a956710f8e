import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const trackedFiles = new Set(execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n'));

// build-hosted/ is built with this repository, see scripts/build-hosted.ts.
const prefix = 'https://github.com/example/docs/edit/main/';

test('every docs page and post links to its own tracked file when a repository is configured', () => {
  const links = readEditLinks('build-hosted');
  expect(links.filter(({href}) => !href.startsWith(prefix))).toEqual([]);
  expect(links.filter(({href}) => !trackedFiles.has(href.slice(prefix.length)))).toEqual([]);
  const files = new Set(links.map(({href}) => href.slice(prefix.length)));
  const pages = [...trackedFiles].filter(file => /^(docs|versioned_docs|blog)\/.*\.md$/.test(file));
  const withoutLink = pages.filter(file => !file.includes('/_') && !files.has(file));
  expect(withoutLink).toEqual([]);
});

test('no page links to another project’s files when no repository is configured', () => {
  expect(readEditLinks('build')).toEqual([]);
});

/** Returns the links with which readers edit the pages of a build. */
function readEditLinks(build: string): {page: string; href: string}[] {
  return readdirSync(build, {encoding: 'utf8', recursive: true})
    .filter(file => file.endsWith('.html'))
    .flatMap(page => {
      const html = readFileSync(path.join(build, page), 'utf8');
      const href = /<a[^>]*href="?([^" >]+)"?[^>]*theme-edit-this-page/.exec(html)?.[1];
      return href === undefined ? [] : [{page, href}];
    });
}
