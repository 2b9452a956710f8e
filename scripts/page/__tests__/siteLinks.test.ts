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

test('after pages have moved or been removed, no link is broken', async () => {
  const files = new SiteFiles('.');
  const [moved = ''] = listFiles(files, /^docs\/server\/[a-z][\w-]*\.md$/);
  const [partial = ''] = listFiles(files, /^docs\/main\/_[\w-]+\.md$/);
  const [removed = '', replacement = ''] = listFiles(files, /^docs\/client\/links\/[a-z]\w*\.md$/);
  const routes = [moved, removed, replacement].map(file => findRoute(file, files) ?? '');
  // Files without these names can't link to the pages.
  const names = [moved, partial, removed, ...routes].map(name => path.parse(name).name).filter(Boolean);
  await movePage(files, {from: moved, to: 'docs/guides/moved-page.md'});
  await movePage(files, {from: partial, to: `docs/client/parts/${path.basename(partial)}`});
  await removePage(files, {file: removed, to: replacement});
  expect(findBrokenLinks(files, names)).toEqual([]);
  const [movedRoute = '', removedRoute = '', replacementRoute = ''] = routes;
  expect(files.readJson('redirects.json')).toMatchObject({
    redirects: {[movedRoute]: '/docs/moved-page', [removedRoute]: replacementRoute},
  });
  const pages = listPages(files.readJson<RoutesLock>('routes.lock.json'));
  expect(collectRedirectProblems(parseTable(files.read('redirects.json'), 'redirects.json'), pages)).toEqual(
    [],
  );
}, 120_000);

test('a file that is renamed without the command breaks the links to it, and its own links', () => {
  const files = new SiteFiles('.');
  const [file = ''] = listFiles(files, /^docs\/server\/[a-z][\w-]*\.md$/);
  const name = path.basename(file);
  const text = files.read(file);
  files.rename(file, `docs/${name}`);
  const broken = findBrokenLinks(files, [`/${name}`]);
  expect(broken).toContainEqual(expect.stringMatching(new RegExp(`^docs/(?!${name}).*: \\.\\.?/.*${name}`)));
  expect(findBrokenLinks(files, [text])).toContainEqual(
    expect.stringMatching(new RegExp(`^docs/${name}: \\./`)),
  );
}, 120_000);

/** Lists the files whose paths match. The tests don't name pages, because contributors can move any page. */
function listFiles(files: SiteFiles, pattern: RegExp): string[] {
  return files
    .list()
    .filter(file => pattern.test(file))
    .sort();
}

/**
 * Returns the links and imports that lead to no file and to no page, in Markdown files that contain one of the texts. Anchors have to be in
 * the lock file.
 */
function findBrokenLinks(files: SiteFiles, texts: readonly string[]): string[] {
  const pages = listPages(files.readJson<RoutesLock>('routes.lock.json'));
  return files
    .list()
    .filter(file => /^(?:docs|versioned_docs|blog)\/.*\.mdx?$/.test(file))
    .filter(file => texts.some(text => files.read(file).includes(text)))
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
