import {beforeEach, expect, test, vi} from 'vitest';
import {PageReport} from '../pageReport';
import {createSmallSite, renderPage, renderPost} from './smallSite';

const file = 'docs/server/page.md';
const broken = renderPage('Page', '[Context](./contxt.md)');
const fixed = renderPage('Page', '[Context](./context.md)');

let printed: string[];

beforeEach(() => {
  printed = [];
  for (const method of ['error', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...texts) =>
      printed.push(texts.join(' ').trim().split('\n')[0] ?? ''),
    );
  }
});

/** Creates a report, and records the files with problems after each change. */
function setUp(files: Record<string, string>) {
  const {checks, write, remove} = createSmallSite(files);
  const changes: string[][] = [];
  const report = new PageReport(checks, messages => changes.push([...messages.keys()]));
  return {report, changes, write, remove};
}

test('a saved page is checked immediately, and a problem is printed once', () => {
  const {report, changes, write} = setUp({[file]: broken});
  report.update(file);
  report.update(file);
  expect(changes).toEqual([[file]]);
  expect(printed).toEqual([expect.stringMatching(/^docs\/server\/page\.md:6:11: error: The link is broken/)]);
  write(file, fixed);
  report.update(file);
  expect(changes).toEqual([[file], []]);
  expect(printed.at(-1)).toBe('docs/server/page.md: no problems left');
});

test('the page that a reader opens is checked before the others', async () => {
  const {report, changes, write} = setUp({[file]: broken, 'docs/a.md': renderPage('A', '[B](./b.md)')});
  report.open('/docs/server/page');
  report.open('/docs/unknown');
  expect(changes).toEqual([]);
  await report.checkAll();
  expect(changes).toEqual([[file], [file, 'docs/a.md']]);
  report.open('/docs/server/page');
  expect(changes).toHaveLength(2);
  write(file, fixed);
  report.update(file);
  expect(changes.at(-1)).toEqual(['docs/a.md']);
});

test('after a page has changed or been removed, the pages that link to it are checked again', async () => {
  const {report, changes, write, remove} = setUp({[file]: fixed});
  const target = 'docs/server/context.md';
  remove(target);
  report.update(target);
  await vi.waitFor(() => expect(changes).toEqual([[file]]));
  write(target, renderPage('Context', 'Text.', 'slug: /context\n'));
  report.update(target);
  await vi.waitFor(() => expect(changes).toEqual([[file], []]));
});

test('the problems of a page disappear when the page is removed', async () => {
  const {report, changes, remove} = setUp({[file]: broken});
  report.update(file);
  remove(file);
  report.update(file);
  await vi.waitFor(() => expect(changes).toEqual([[file], []]));
});

test('a mistake in the sidebar is reported immediately, and the pages that are missing in it soon after', async () => {
  const {report, changes, write} = setUp({});
  const sidebarFile = 'sidebars.ts';
  write(sidebarFile, "export default {docs: ['server/context', 'server/rooter']};\n");
  report.update(sidebarFile);
  expect(changes).toEqual([[sidebarFile]]);
  expect(printed).toEqual([expect.stringMatching(/^sidebars\.ts:1:42: error: The sidebar names a page/)]);
  await vi.waitFor(() => expect(changes.at(-1)).toEqual([sidebarFile, 'docs/server/router.md']));
  expect(printed.at(-1)).toMatch(/^docs\/server\/router\.md:1:1: warning: No sidebar contains the page/);
  write(sidebarFile, "export default {docs: ['server/context', 'server/router']};\n");
  report.update(sidebarFile);
  await vi.waitFor(() => expect(changes.at(-1)).toEqual([]));
});

test('an unknown tag is reported until it is defined', async () => {
  const {report, changes, write} = setUp({});
  const post = 'blog/2024-01-03-post.md';
  write(post, renderPost('Post', 'Text.', 'tags: [news]\n'));
  report.update(post);
  expect(changes).toEqual([[post]]);
  write('blog/tags.yml', 'news:\n');
  report.update('blog/tags.yml');
  await vi.waitFor(() => expect(changes.at(-1)).toEqual([]));
});

test('a check of all pages ends when a newer one begins', async () => {
  const {report, changes} = setUp({[file]: broken});
  await Promise.all([report.checkAll(), report.checkAll()]);
  expect(changes).toEqual([[file]]);
});

test('a fault of the check is printed and does not end the dev server', () => {
  const checks = {
    check: () => {
      throw new Error('Unexpected');
    },
    render: () => '',
    update: () => false,
    findFile: () => undefined,
    listCheckedFiles: () => [file],
  };
  new PageReport(checks, () => {}).update(file);
  expect(printed).toEqual([expect.stringContaining('docs/server/page.md: the page could not be checked.')]);
});
