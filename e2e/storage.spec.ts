// Browsers that don't store: one warning, and everything works for as long as the page is there.
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from './fixtures';

const states = [
  {
    name: 'is forbidden',
    prepare: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    warning: /browser storage is not available/,
  },
  {
    name: 'is missing',
    prepare: () => Object.defineProperty(window, 'localStorage', {value: null}),
    warning: /this browser has no storage/,
  },
  {
    name: 'is full',
    prepare: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
      };
    },
    warning: /takes nothing more/,
  },
];

for (const {name, prepare, warning} of states) {
  test.describe(`when storage ${name}`, () => {
    test.use({expectedMessage: warning});

    test('there is one warning, and every choice works on the page', async ({page}) => {
      const messages = listMessages(page);
      await page.addInitScript(prepare);
      await open(page, '/docs/quickstart');

      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await page.getByRole('button', {name: /^Close/}).click();
      await expect(page.getByText(/tRPC 10 is here/)).toBeHidden();

      const tab = page.getByRole('tab', {name: 'pnpm'}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');

      await page.keyboard.press('/');
      await page.getByRole('searchbox').or(page.getByRole('combobox')).fill('useMutation');
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL(/\/docs\/useMutation/);
      await expect(page.getByRole('heading', {level: 1, name: 'useMutation'})).toBeVisible();
      // The page is the same one, so the choice still holds.
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      const main = page.getByRole('navigation', {name: 'Main'});
      await main.getByRole('button', {name: '10.x'}).click();
      await main.getByRole('link', {name: '9.x', exact: true}).click();
      await expect(page).toHaveURL(/\/docs\/v9\//);
      expect(messages.filter(message => warning.test(message))).toHaveLength(1);
    });

    test('a page loads and reads as always', async ({page}) => {
      await page.addInitScript(prepare);
      await page.goto('/');
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  });
}

function listMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', message => messages.push(message.text()));
  return messages;
}

test('when another tab clears all storage, the colour mode is the system’s again', async ({
  page,
  context,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await other.goto('/img/mark.svg');
  await other.evaluate(() => localStorage.clear());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await other.close();
  // The theme follows the system once React has heard of the choice that is gone, which no attribute tells: a change that comes in the
  // same moment is followed by the next one.
  await expect(async () => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', {timeout: 1_000});
  }).toPass();
});
