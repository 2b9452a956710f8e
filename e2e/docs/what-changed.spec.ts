import {expect, open, test} from '../fixtures';
import {defineFetchPage} from '../fixtures/fetchPage';
import {routes} from '../data/routes';
// A “what changed” block compares code of 9.x and 10.x. These pages have none: their subject is new in 10.x, they mention no API
// that changed, or they are the migration guide itself.
import pathsWithoutBlock from '../data/withoutChanges.json';

const guidePath = '/docs/migrate-from-v9-to-v10';

test('each 10.x page about a changed API has one “what changed” block with two samples and a link to the migration guide', async ({
  page,
}) => {
  await open(page, '/docs');
  await defineFetchPage(page);
  const blocks = await page.evaluate(
    async ({paths, guidePath}) => {
      const guidePage = await window.fetchPage(guidePath);
      return Promise.all(
        paths.map(async path => {
          const elements = [...(await window.fetchPage(path)).querySelectorAll('details.what-changed')];
          return elements.map(block => {
            const href = block.querySelector(`a[href^="${guidePath}#"]`)?.getAttribute('href') ?? '';
            return {
              path,
              isOpen: block.hasAttribute('open'),
              hasSamples: block.querySelectorAll('pre').length >= 2,
              leadsToSection: guidePage.getElementById(href.split('#')[1] ?? '') !== null,
            };
          });
        }),
      );
    },
    {paths: [...routes['docs current'], ...routes['docs current unlisted']], guidePath},
  );
  const pathsWithBlock = [...routes['docs current'], ...routes['docs current unlisted']].filter(
    path =>
      !pathsWithoutBlock.includes(path) && !/^\/docs\/(?:landing-intro|start|reference)(?:\/|$)/.test(path),
  );
  expect(blocks.flat()).toEqual(
    pathsWithBlock.map(path => ({path, isOpen: false, hasSamples: true, leadsToSection: true})),
  );
});

test('Enter opens the “what changed” block, whose link leads to a section of the migration guide', async ({
  page,
}) => {
  await open(page, '/docs/useContext');
  const block = page.locator('details.what-changed');
  const link = block.getByRole('link', {name: 'This change in the migration guide'});
  await expect(link).toBeHidden();
  await block.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(`${guidePath}#usecontext`);
  await expect(page.locator('#usecontext')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a click opens the “what changed” block, which shows samples from both versions', async ({page}) => {
    await page.goto('/docs/router');
    const block = page.locator('details.what-changed');
    await block.locator('summary').click();
    await expect(block.getByText("import * as trpc from '@trpc/server'")).toBeVisible();
    await expect(block.getByText("import { initTRPC } from '@trpc/server'")).toBeVisible();
  });
});

test('the “what changed” block is open in print', async ({page}) => {
  await open(page, '/docs/router');
  const link = page.locator('details.what-changed a[href^="/docs/migrate"]');
  await expect(link).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(link).toBeVisible();
});
