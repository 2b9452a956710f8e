// Compares the links to the source of pages with the files in git. scripts/build-hosted.ts configures the repository of build-hosted/.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import siteConfig from '../../../docusaurus.config';
import {collectElements, readAttribute, readBuiltPages} from './builtSite';

const trackedFiles = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n');
const repository = 'https://github.com/example/docs';

type SourceLink = {page: string; href: string; isEditLink: boolean};

const links = collectSourceLinks('build-hosted');

/** The files that “Edit this page” and “Edit this part” lead to. */
const editedFiles = links.flatMap(({href}) => readFile(href, `${repository}/edit/main/`) ?? []);

test('when a repository is configured, “Edit this page” on each docs page and post leads to its source file', () => {
  const pages = trackedFiles.filter(file => /^(docs|versioned_docs|blog)\/.*\.md$/.test(file));
  expect(pages.filter(file => !file.includes('/_') && !editedFiles.includes(file))).toEqual([]);
});

test('each page has at most one “Edit this page” link', () => {
  const pages = links.filter(({isEditLink}) => isEditLink).map(({page}) => page);
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((page, index) => pages.indexOf(page) !== index)).toEqual([]);
});

test('all links to the repository’s files lead to tracked files on the main branch', () => {
  const unknown = links.filter(({href}) => {
    const file =
      readFile(href, `${repository}/edit/main/`) ??
      readFile(href, `${repository}/blob/main/`)?.replace(/#L\d+$/, '');
    return file === undefined || !trackedFiles.includes(file);
  });
  expect(unknown).toEqual([]);
});

test('“Edit this page” on each category page leads to the line with its slug in the sidebar file', () => {
  const categories = links.filter(({href}) => href.startsWith(`${repository}/blob/main/`));
  const slugs = [...readFileSync('sidebars.ts', 'utf8').matchAll(/slug: '(.+)'/g)].map(([, slug]) => slug);
  expect(slugs.length).toBeGreaterThan(5);
  expect(categories.map(({page}) => page).sort()).toEqual(slugs.map(slug => `/docs${slug}`).sort());
  for (const {page, href} of categories) {
    const [file = '', line] = (readFile(href, `${repository}/blob/main/`) ?? '').split('#L');
    expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1], href).toContain(
      `slug: '${page.replace('/docs', '')}'`,
    );
  }
});

test('each partial in a docs page has a link to its own file', () => {
  const partials = trackedFiles.filter(file => /^docs\/.*\/_.*\.md$/.test(file));
  expect(partials.length).toBeGreaterThan(30);
  // The home page uses this partial, and shows no links to sources.
  const onlyOnHomePage = ['docs/landing-intro/_pair.md'];
  const unlinked = partials.filter(file => !editedFiles.includes(file) && !onlyOnHomePage.includes(file));
  expect(unlinked).toEqual([]);
});

test('no page links to a page for editing files of another project', () => {
  const foreign = collectLinks('build-hosted').filter(
    ({href}) => /\/(edit|_edit)\//.test(href) && !href.startsWith(`${repository}/`),
  );
  expect(foreign).toEqual([]);
});

test('when no repository is configured, no page has a link to its source', () => {
  // Without this condition, the test would need another build.
  expect(siteConfig.customFields.siteRepository).toBeUndefined();
  expect(collectLinks('build').filter(isSourceLink)).toEqual([]);
});

function collectSourceLinks(build: string): SourceLink[] {
  return collectLinks(build).filter(isSourceLink);
}

function isSourceLink({href, isEditLink}: SourceLink): boolean {
  return isEditLink || new RegExp(`^${repository}/(edit|blob|tree|raw)/`).test(href);
}

function collectLinks(build: string): SourceLink[] {
  return readBuiltPages(build).flatMap(({path, document}) =>
    collectElements(document)
      .filter(({tagName}) => tagName === 'a')
      .map(link => ({
        page: path,
        href: readAttribute(link, 'href') ?? '',
        isEditLink: /theme-edit-this-page|partial-source/.test(readAttribute(link, 'class') ?? ''),
      })),
  );
}

function readFile(href: string, prefix: string): string | undefined {
  return href.startsWith(prefix) ? href.slice(prefix.length) : undefined;
}
