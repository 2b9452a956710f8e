// Runs axe on menus, tabs, panels and other parts of a page in their open or selected state. Each state is checked in both themes and at
// the viewport widths at which it can occur. One of the parts is a live pair: a server file and a client file that readers can run in
// the page.
import type {Page} from '@playwright/test';
import {findCategory, findSidebar} from '../fixtures/docsSidebar';
import {expect, open, test} from '../fixtures';
import {expectAccessibleInBothThemes} from '../fixtures/accessibility';

type State = {
  path: string;
  /** The viewport widths, in px, at which the page can be in this state. */
  widths: readonly number[];
  /** Brings the open page into this state and waits until the state is visible. */
  enter: (page: Page) => Promise<void>;
};

const phoneWidthPx = 390;
const desktopWidthPx = 1440;

function getMobileMenu(page: Page) {
  return page.getByRole('dialog', {name: 'Menu'});
}

async function openMobileMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(getMobileMenu(page)).toBeVisible();
}

/** Opens the mobile menu of a docs page, and switches from the menu's docs panel to its main panel. */
async function openMainPanel(page: Page): Promise<void> {
  await openMobileMenu(page);
  await getMobileMenu(page).getByRole('button', {name: '← Back to main menu'}).click();
  await expect(
    getMobileMenu(page).getByRole('link', {name: 'Quickstart', exact: true}).first(),
  ).toBeInViewport();
}

/** Opens the main panel of the mobile menu and expands its list called `name`. */
async function openSubmenu(page: Page, name: string): Promise<void> {
  await openMainPanel(page);
  const button = getMobileMenu(page).getByRole('button', {name});
  // On a docs page, the list of versions is already expanded.
  if ((await button.getAttribute('aria-expanded')) === 'false') {
    await button.press('Space');
  }
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

const states: Record<string, State> = {
  'the announcement bar on the home page': {
    path: '/',
    widths: [phoneWidthPx, desktopWidthPx],
    enter: async page => {
      await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
    },
  },
  'the open version menu': {
    path: '/docs/context',
    widths: [desktopWidthPx],
    enter: async page => {
      await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: '10.x'}).press('Enter');
      await expect(
        page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: '9.x', exact: true}),
      ).toBeVisible();
    },
  },
  'the docs panel of the mobile menu': {path: '/docs/context', widths: [phoneWidthPx], enter: openMobileMenu},
  'the main panel of the mobile menu': {path: '/docs/context', widths: [phoneWidthPx], enter: openMainPanel},
  'the mobile menu of a page without a sidebar': {path: '/', widths: [phoneWidthPx], enter: openMobileMenu},
  'the version list of the mobile menu': {
    path: '/docs/context',
    widths: [phoneWidthPx],
    enter: page => openSubmenu(page, 'Versions'),
  },
  'the language list of the mobile menu': {
    path: '/docs/context',
    widths: [phoneWidthPx],
    enter: page => openSubmenu(page, 'Languages'),
  },
  'a collapsed sidebar category': {
    path: '/docs/context',
    widths: [desktopWidthPx],
    enter: async page => {
      const {details, summary} = findCategory(findSidebar(page), '@trpc/server');
      await summary.click();
      await expect(details).toHaveJSProperty('open', false);
    },
  },
  'a filtered sidebar': {
    path: '/docs/context',
    widths: [desktopWidthPx],
    enter: async page => {
      await page.getByRole('searchbox', {name: 'Filter pages'}).fill('link');
      await expect(page.getByRole('status').filter({hasText: /\d pages match/})).toBeVisible();
    },
  },
  'the expanded table of contents': {
    path: '/docs/context',
    widths: [phoneWidthPx],
    enter: async page => {
      const details = page.getByRole('navigation', {name: 'On this page'}).locator('details');
      await details.locator('summary').click();
      await expect(details).toHaveJSProperty('open', true);
    },
  },
  'a newly selected tab': {
    path: '/docs/quickstart',
    widths: [phoneWidthPx, desktopWidthPx],
    enter: async page => {
      const tab = page.getByRole('tab', {name: 'pnpm'}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
  },
  'the expanded block about changes since 9.x': {
    path: '/docs/context',
    widths: [phoneWidthPx, desktopWidthPx],
    enter: async page => {
      const details = page.locator('.markdown details').first();
      await details.locator('summary').click();
      await expect(details).toHaveAttribute('open', '');
    },
  },
  'a heading that the URL hash points to': {
    path: '/docs/context',
    widths: [desktopWidthPx],
    enter: async page => {
      await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').nth(2).click();
      await expect(page).toHaveURL(/#/);
    },
  },
  'results on the search page': {
    path: '/search?q=context',
    widths: [phoneWidthPx, desktopWidthPx],
    enter: async page => {
      await expect(page.getByRole('region', {name: 'Results'}).getByRole('link').first()).toBeVisible();
    },
  },
  'the output of a live pair (a server and a client file)': {
    path: '/docs/quickstart',
    widths: [phoneWidthPx, desktopWidthPx],
    enter: async page => {
      await page.getByRole('button', {name: /^Run/}).first().click();
      await expect(page.locator('[data-live-pair]').getByRole('region').first()).toBeVisible();
    },
  },
};

for (const width of [phoneWidthPx, desktopWidthPx]) {
  test(`axe finds no violations in any open state at ${width} px`, async ({page}) => {
    test.setTimeout(180_000);
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 844});
    // The checks have no side effects on each other, because each state starts with a new document and an empty storage.
    await page.addInitScript(() => localStorage.clear());
    const passedStyles = new Set<string>();
    for (const [name, {path, enter}] of Object.entries(states).filter(([, {widths}]) =>
      widths.includes(width),
    )) {
      await test.step(name, async () => {
        await open(page, path);
        await enter(page);
        await expectAccessibleInBothThemes(page, name, passedStyles);
      });
    }
  });
}
