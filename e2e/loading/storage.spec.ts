// Tests the site in browsers that can't store preferences. Each page logs one warning, and all preferences work until it is closed.
import type {Page} from '@playwright/test';
import {expect, waitForHydration, open, test} from '../fixtures';

const storageFailures = [
  {
    name: 'is blocked',
    breakStorage: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    warning: /browser storage is not available/,
  },
  {
    name: 'is missing',
    breakStorage: () => Object.defineProperty(window, 'localStorage', {value: null}),
    warning: /this browser has no storage/,
  },
  {
    name: 'is full',
    breakStorage: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
      };
    },
    warning: /storage of this browser is full/,
  },
];

for (const {name, breakStorage, warning} of storageFailures) {
  test.describe(`when storage ${name}`, () => {
    test.use({allowedConsoleMessages: warning});

    test('the page logs one warning, and all preferences work', async ({page}) => {
      const messages = recordAllConsoleMessages(page);
      await page.addInitScript(breakStorage);
      await open(page, '/docs/quickstart');

      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await page.getByRole('button', {name: /^Close/}).click();
      await expect(page.getByText(/tRPC 10 is here/)).toBeHidden();

      const tab = page.getByRole('tab', {name: 'pnpm'}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');

      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').fill('useMutation');
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL(/\/docs\/useMutation/);
      await expect(page.getByRole('heading', {level: 1, name: 'useMutation'})).toBeVisible();
      // The click on the hit was a client-side navigation, so the colour mode still applies.
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      const navbar = page.getByRole('navigation', {name: 'Main'});
      await navbar.getByRole('button', {name: '10.x'}).click();
      await navbar.getByRole('link', {name: '9.x', exact: true}).click();
      await expect(page).toHaveURL(/\/docs\/v9\//);
      expect(messages.filter(message => warning.test(message))).toHaveLength(1);
    });

    test('a page loads with the default colour mode', async ({page}) => {
      await page.addInitScript(breakStorage);
      await page.goto('/');
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  });
}

test('in a sandboxed frame, where even asking for the service worker throws, the page works', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        throw new DOMException(
          'Service worker is disabled because the context is sandboxed.',
          'SecurityError',
        );
      },
    }),
  );
  await open(page, '/docs/quickstart');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
});

function recordAllConsoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', message => messages.push(message.text()));
  return messages;
}

test.describe('when storage was full for a while', () => {
  test.use({allowedConsoleMessages: /storage of this browser is full/});

  const key = 'docusaurus.tab.npm2yarn';

  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      const {setItem} = Storage.prototype;
      Storage.prototype.setItem = function (key: string, value: string) {
        if ('isStorageFull' in window) {
          throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
        }
        setItem.call(this, key, value);
      };
    });
    await open(page, '/docs/quickstart');
    await page.evaluate(() => Reflect.set(window, 'isStorageFull', true));
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    expect(await page.evaluate(name => localStorage.getItem(name), key)).toBe('pnpm');
    await page.evaluate(() => Reflect.deleteProperty(window, 'isStorageFull'));
  });

  test('the page reads what another tab stores later', async ({page, context}) => {
    const otherTab = await context.newPage();
    await otherTab.goto('/img/mark.svg');
    await otherTab.evaluate(name => localStorage.setItem(name, 'yarn'), key);
    await otherTab.close();
    await expect.poll(() => page.evaluate(name => localStorage.getItem(name), key)).toBe('yarn');
    await expect(page.getByRole('tab', {name: 'Yarn'}).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('clearing the storage also removes the values in memory', async ({page}) => {
    await page.evaluate(() => localStorage.clear());
    expect(await page.evaluate(name => localStorage.getItem(name), key)).toBeNull();
  });
});

test('the colour mode follows the system again when another tab clears the storage', async ({
  page,
  context,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const otherTab = await context.newPage();
  await otherTab.goto('/img/mark.svg');
  await otherTab.evaluate(() => localStorage.clear());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await otherTab.close();
  // The theme ignores the system's colour scheme until React has processed the cleared preference. The page doesn't show when this has
  // happened, so the test changes the colour scheme repeatedly until the theme follows.
  await expect(async () => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', {timeout: 1_000});
  }).toPass();
});
