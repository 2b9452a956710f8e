// Parts of pages that show when they are opened: axe looks at each of them open, in both themes, on a screen and on a phone.
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {expectSound} from './soundness';

type State = {
  path: string;
  /** The widths at which there is something to open. */
  widths: readonly number[];
  reach: (page: Page) => Promise<void>;
};

const phone = 390;
const screen = 1440;

function mobileMenu(page: Page) {
  return page.getByRole('dialog', {name: 'Menu'});
}

async function openMobileMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(mobileMenu(page)).toBeVisible();
}

async function openMainPanel(page: Page): Promise<void> {
  await openMobileMenu(page);
  await mobileMenu(page).getByRole('button', {name: '← Back to main menu'}).click();
  await expect(
    mobileMenu(page).getByRole('link', {name: 'Quickstart', exact: true}).first(),
  ).toBeInViewport();
}

async function openSubmenu(page: Page, name: string): Promise<void> {
  await openMainPanel(page);
  const button = mobileMenu(page).getByRole('button', {name});
  // The list of versions has the open page in it, and is open already.
  if ((await button.getAttribute('aria-expanded')) === 'false') {
    await button.press('Space');
  }
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

const states: Record<string, State> = {
  'the announcement, on the home page': {
    path: '/',
    widths: [phone, screen],
    reach: async page => {
      await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
    },
  },
  'the version menu': {
    path: '/docs/context',
    widths: [screen],
    reach: async page => {
      await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: '10.x'}).press('Enter');
      await expect(
        page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: '9.x', exact: true}),
      ).toBeVisible();
    },
  },
  'the mobile menu of the docs': {path: '/docs/context', widths: [phone], reach: openMobileMenu},
  'the mobile menu of the site': {path: '/docs/context', widths: [phone], reach: openMainPanel},
  'the mobile menu of a page without a menu of its own': {path: '/', widths: [phone], reach: openMobileMenu},
  'the versions in the mobile menu': {
    path: '/docs/context',
    widths: [phone],
    reach: page => openSubmenu(page, 'Versions'),
  },
  'the languages in the mobile menu': {
    path: '/docs/context',
    widths: [phone],
    reach: page => openSubmenu(page, 'Languages'),
  },
  'a closed category of the sidebar': {
    path: '/docs/context',
    widths: [screen],
    reach: async page => {
      const category = page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('button', {name: /@trpc\/server/});
      await category.click();
      await expect(category).toHaveAttribute('aria-expanded', 'false');
    },
  },
  'the folded sidebar': {
    path: '/docs/context',
    widths: [screen],
    reach: async page => {
      await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
      await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeVisible();
    },
  },
  'the table of contents': {
    path: '/docs/context',
    widths: [phone],
    reach: async page => {
      const button = page.getByRole('button', {name: 'On this page'});
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    },
  },
  'another tab': {
    path: '/docs/quickstart',
    widths: [phone, screen],
    reach: async page => {
      const tab = page.getByRole('tab', {name: 'pnpm'}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
  },
  'what changed since 9.x': {
    path: '/docs/context',
    widths: [phone, screen],
    reach: async page => {
      const details = page.locator('main details').first();
      await details.locator('summary').click();
      await expect(details).toHaveAttribute('open', '');
    },
  },
  'a heading that the address names': {
    path: '/docs/context',
    widths: [screen],
    reach: async page => {
      await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').nth(2).click();
      await expect(page).toHaveURL(/#/);
    },
  },
  'results on the search page': {
    path: '/search?q=context',
    widths: [phone, screen],
    reach: async page => {
      await expect(page.getByRole('region', {name: 'Results'}).getByRole('link').first()).toBeVisible();
    },
  },
  'the result of a live pair': {
    path: '/docs/quickstart',
    widths: [phone, screen],
    reach: async page => {
      await page.getByRole('button', {name: /^Run/}).first().click();
      await expect(page.locator('[data-live-pair]').getByRole('region').first()).toBeVisible();
    },
  },
};

for (const [name, {path, widths, reach}] of Object.entries(states)) {
  for (const width of widths) {
    test(`${name}, at ${width} px`, async ({page}) => {
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 844});
      await open(page, path);
      await reach(page);
      await expectSound(page, name);
    });
  }
}
