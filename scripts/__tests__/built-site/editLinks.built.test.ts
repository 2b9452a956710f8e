import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const trackedFiles = new Set(execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n'));

// scripts/build-hosted.ts configures this repository when it builds the site in build-hosted/.
const prefix = 'https://github.com/example/docs/edit/main/';

test('when a repository is configured, “Edit this page” on each docs page and post leads to its source file', () => {
  const links = readEditLinks('build-hosted');
  expect(links.filter(({href}) => !href.startsWith(prefix))).toEqual([]);
  expect(links.filter(({href}) => !trackedFiles.has(href.slice(prefix.length)))).toEqual([]);
  const files = new Set(links.map(({href}) => href.slice(prefix.length)));
  const pages = [...trackedFiles].filter(file => /^(docs|versioned_docs|blog)\/.*\.md$/.test(file));
  const withoutLink = pages.filter(file => !file.includes('/_') && !files.has(file));
  expect(withoutLink).toEqual([]);
});

test('when no repository is configured, no page has an “Edit this page” link', () => {
  expect(readEditLinks('build')).toEqual([]);
});

/** Returns all “Edit this page” links in a build. */
function readEditLinks(build: string): {page: string; href: string}[] {
  return readdirSync(build, {encoding: 'utf8', recursive: true})
    .filter(file => file.endsWith('.html'))
    .flatMap(page => {
      const html = readFileSync(path.join(build, page), 'utf8');
      const href = /<a[^>]*href="?([^" >]+)"?[^>]*theme-edit-this-page/.exec(html)?.[1];
      return href === undefined ? [] : [{page, href}];
    });
}
