// Moves and removes pages of this site in memory, and checks the links of its Markdown files afterwards.
import path from 'node:path';
import {expect, test} from 'vitest';
import {collectRedirectProblems, parseTable} from '../../../src/plugins/redirects/table';
import {listPages, type RoutesLock} from '../../routes-lock/lock';
import {getRoute, readDocsPage} from '../docsPages';
import {findUrls} from '../../../src/plugins/page-checks/markdownUrls';
import {movePage} from '../movePage';
import {removePage} from '../removePage';
import {SiteFiles} from '../siteFiles';

/** Parts of the names of the pages that the tests move or remove, and of their anchors. Files without these names can't link to the pages. */
const names = /metadata|loggerLink|_tasks/;

test('after pages have moved or been removed, no link is broken', async () => {
  const files = new SiteFiles('.');
  await movePage(files, {from: 'docs/server/metadata.md', to: 'docs/guides/route-metadata.md'});
  await movePage(files, {from: 'docs/main/_tasks.md', to: 'docs/client/parts/_tasks.md'});
  await removePage(files, {file: 'docs/client/links/loggerLink.md', to: 'docs/client/links/links.md'});
  expect(findBrokenLinks(files)).toEqual([]);
  expect(files.readJson('redirects.json')).toMatchObject({
    redirects: {'/docs/metadata': '/docs/route-metadata', '/docs/links/loggerLink': '/docs/links'},
  });
  const pages = listPages(files.readJson<RoutesLock>('routes.lock.json'));
  expect(collectRedirectProblems(parseTable(files.read('redirects.json'), 'redirects.json'), pages)).toEqual(
    [],
  );
}, 120_000);

test('a file that is renamed without the command breaks the links to it, and its own links', () => {
  const files = new SiteFiles('.');
  files.rename('docs/server/metadata.md', 'docs/metadata.md');
  const broken = findBrokenLinks(files, /\(\.\.?\/[^)]*metadata\.md/);
  expect(broken).toContain('docs/server/router.md: ./metadata.md');
  expect(findBrokenLinks(files, /^slug: \/metadata$/m)).toContain('docs/metadata.md: ./authorization.md');
}, 120_000);

/** Returns the links and imports of Markdown files that lead to no file and to no page. Anchors have to be in the lock file. */
function findBrokenLinks(files: SiteFiles, pattern = names): string[] {
  const pages = listPages(files.readJson<RoutesLock>('routes.lock.json'));
  return files
    .list()
    .filter(file => /^(?:docs|versioned_docs|blog)\/.*\.mdx?$/.test(file) && pattern.test(files.read(file)))
    .flatMap(file =>
      findUrls(files.read(file), true)
        .filter(({url}) => /^\.{0,2}\/|^(?!https?:).*\.mdx?(?:#|$)/.test(url))
        .filter(({url}) => !isReachable(url, file, files, pages))
        .map(({url}) => `${file}: ${url}`),
    );
}

function isReachable(
  url: string,
  file: string,
  files: SiteFiles,
  pages: ReadonlyMap<string, string[]>,
): boolean {
  const [, address = '', anchor] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const target = address.startsWith('/') ? undefined : path.posix.join(path.posix.dirname(file), address);
  if (target !== undefined && !files.exists(target)) {
    return false;
  }
  const route = target === undefined ? address.replace(/(?<=.)\/$/, '') : findRoute(target, files);
  const anchors = route === undefined ? undefined : pages.get(route);
  return route === undefined || (anchors !== undefined && (anchor === undefined || anchors.includes(anchor)));
}

/** Returns the route of a docs page. Partials and other files have none. */
function findRoute(file: string, files: SiteFiles): string | undefined {
  if (!/^(?:versioned_)?docs\/.*\.mdx?$/.test(file)) {
    return undefined;
  }
  const {slug, version} = readDocsPage(files, file);
  return slug === undefined ? undefined : getRoute(version, slug);
}
