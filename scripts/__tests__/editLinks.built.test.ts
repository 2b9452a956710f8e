import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const trackedFiles = new Set(execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n'));

// scripts/build-hosted.ts builds the site in build-hosted/ with this repository.
const prefix = 'https://github.com/example/docs/edit/main/';

test('“Edit this page” leads to the source file of each docs page and post when a repository is configured', () => {
  const links = readEditLinks('build-hosted');
  expect(links.filter(({href}) => !href.startsWith(prefix))).toEqual([]);
  expect(links.filter(({href}) => !trackedFiles.has(href.slice(prefix.length)))).toEqual([]);
  const files = new Set(links.map(({href}) => href.slice(prefix.length)));
  const pages = [...trackedFiles].filter(file => /^(docs|versioned_docs|blog)\/.*\.md$/.test(file));
  const withoutLink = pages.filter(file => !file.includes('/_') && !files.has(file));
  expect(withoutLink).toEqual([]);
});

test('no page has an “Edit this page” link when no repository is configured', () => {
  expect(readEditLinks('build')).toEqual([]);
});

/** Returns the “Edit this page” link of each page of a build that has one. */
function readEditLinks(build: string): {page: string; href: string}[] {
  return readdirSync(build, {encoding: 'utf8', recursive: true})
    .filter(file => file.endsWith('.html'))
    .flatMap(page => {
      const html = readFileSync(path.join(build, page), 'utf8');
      const href = /<a[^>]*href="?([^" >]+)"?[^>]*theme-edit-this-page/.exec(html)?.[1];
      return href === undefined ? [] : [{page, href}];
    });
}
