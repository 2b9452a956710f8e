// The budgets count the files that the built site names. These tests compare them with the files that Chromium really requests.
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {Page} from '@playwright/test';
import {expect, open, test, waitForIdlePage} from '../fixtures';
import {findModal} from '../fixtures/searchModal';

// With this option, pages don't prefetch the pages that they link.
test.use({savesData: true});

test.beforeEach(() => {
  // The command parses all pages.
  test.slow();
});

/** Returns the files that the budgets count for a page or a feature. */
async function listCountedFiles(name: string): Promise<string[]> {
  const {stdout} = await promisify(execFile)('node_modules/.bin/tsx', [
    'scripts/budgets/budgets.ts',
    '--files',
    name,
  ]);
  // TypeScript doesn't know that the command prints a list.
  return JSON.parse(stdout) as string[];
}

/** Collects the paths of the files of the site that the page requests from now on. */
function collectRequests(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', request => {
    const {protocol, pathname} = new URL(request.url());
    if (protocol.startsWith('http')) {
      paths.add(pathname.slice(1));
    }
  });
  return paths;
}

for (const [path, file] of [
  ['/', 'index.html'],
  ['/docs/context', 'docs/context.html'],
  ['/blog/announcing-trpc-10', 'blog/announcing-trpc-10.html'],
] as const) {
  test(`${path} requests the files that its budget counts, and no others`, async ({page}) => {
    const requested = collectRequests(page);
    await open(page, path);
    // `waitForIdlePage` doesn't know of requests in progress.
    await page.waitForLoadState('networkidle');
    await waitForIdlePage(page);
    const documentPath = path.slice(1);
    const files = [...requested].map(name => (name === documentPath ? file : name)).sort();
    expect(files).toEqual(await listCountedFiles(path));
  });
}

test('a search requests the files that its budget counts, and no others', async ({page}) => {
  await open(page, '/docs/context');
  await waitForIdlePage(page);
  const requested = collectRequests(page);
  const modal = findModal(page);
  await modal.button.click();
  await modal.field.fill('middleware');
  await expect(modal.options.first()).toBeVisible();
  await waitForIdlePage(page);
  expect([...requested].sort()).toEqual(await listCountedFiles('Search in the latest version'));
});
