import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {collectAddressProblems} from '../addresses';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'addresses-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

/** Collects the problems of a site with these pages, a map of routes to files, whose lock file lists the routes `listed`. */
function check(pages: Record<string, string>, listed: readonly string[], frontMatter = '') {
  for (const [route, file] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), `---\ntitle: A\nslug: ${route}\n${frontMatter}---\n`);
  }
  const lock = {pages: {docs: Object.fromEntries(listed.map(route => [route, []]))}, feeds: []};
  writeFileSync(path.join(folder, 'routes.lock.json'), JSON.stringify(lock, null, 2));
  const routes = {listRoutes: () => Object.keys(pages), findFile: (route: string) => pages[route]};
  return collectAddressProblems(folder, routes, lock, ['/docs/old']).map(
    ({file, line, column, message, advice}) => `${file}:${line}:${column} ${message} | ${advice}`,
  );
}

test('a site whose pages are all listed has no problem', () => {
  expect(check({'/docs/a': 'docs/a.md'}, ['/docs/a', '/docs/old'])).toEqual([]);
});

test('the check reports a slug that was changed by hand', () => {
  expect(check({'/docs/request-context': 'docs/context.md'}, ['/docs/context'])).toMatchInlineSnapshot(`
    [
      "docs/context.md:3:1 The address of the page isn't in routes.lock.json. Found \`/docs/request-context\`, expected one of the listed addresses. | If the page has moved from /docs/context, undo the change and run \`npm run page -- move docs/context.md\` with \`--slug\`, which redirects the old address and changes the links. If it's new, run \`npm run build\` and \`npm run page -- lock\`.",
    ]
  `);
});

test('the check reports pages and posts that were added by hand, but no drafts', () => {
  const pages = {'/docs/limits': 'docs/limits.md', '/blog/news': 'blog/news.md'};
  expect(check(pages, [])).toMatchInlineSnapshot(`
    [
      "docs/limits.md:3:1 The address of the page isn't in routes.lock.json. Found \`/docs/limits\`, expected one of the listed addresses. | \`npm run page -- new\` adds pages with everything that belongs to them. For a page that you have written by hand, run \`npm run build\` and \`npm run page -- lock\`.",
      "blog/news.md:3:1 The address of the page isn't in routes.lock.json. Found \`/blog/news\`, expected one of the listed addresses. | After the last change, run \`npm run build\` and \`npm run page -- lock\`.",
    ]
  `);
  expect(check(pages, [], 'draft: true\n')).toEqual([]);
});

test('the check reports pages that were deleted by hand', () => {
  expect(check({'/docs/a': 'docs/a.md'}, ['/docs/a', '/docs/context'])).toMatchInlineSnapshot(`
    [
      "routes.lock.json:5:7 The page is gone. Found no page with the address \`/docs/context\`, and no redirect. | Restore its file and run \`npm run page -- remove\`, which redirects the address and changes the links.",
    ]
  `);
});
