// The most important things that readers do. These tests run in Chromium, and also in Firefox and WebKit if Playwright has installed them.
import {getTypePopup, getTypedSamples, getNameBox} from './fixtures/codeBlocks';
import {expect, open, test} from './fixtures';
import {openModal} from './fixtures/searchModal';

test('a reader runs a live pair and sees the effect of a change', async ({page}) => {
  await open(page, '/');
  const livePair = page.locator('[data-live-pair]').first();
  await livePair.getByRole('radio', {name: 'Make the input a number'}).check();
  await expect(livePair.locator('strong').filter({visible: true})).toHaveText(
    '1 error in the client: TS2322.',
  );
  await livePair.getByRole('button', {name: 'Run', exact: true}).click();
  const result = livePair.getByRole('region', {name: 'Result of the run'});
  await expect(result).toContainText('Expected number, received string');
  await livePair.getByRole('radio', {name: 'Undo the change'}).check();
  await expect(result).toContainText("Fix the login page [ 'Ada', 'Ben' ]");
});

test('a reader searches with the keyboard and opens a hit', async ({page}) => {
  const {dialog, field, options} = await openModal(page);
  await field.fill('useInfiniteQuery');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/docs/useInfiniteQuery');
  await expect(page.getByRole('heading', {level: 1, name: 'useInfiniteQuery'})).toBeVisible();
});

test('a reader switches to the other version of a page and back', async ({page}) => {
  await open(page, '/docs/useQuery');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('button', {name: '10.x'}).press('Enter');
  await navbar.getByRole('link', {name: '9.x', exact: true}).click();
  await expect(page).toHaveURL('/docs/v9/react-queries');
  await page.getByRole('region', {name: 'About this version'}).getByRole('link').click();
  await expect(page).toHaveURL('/docs/useQuery');
});

test('a reader sees the type of a name with the mouse and with the keyboard', async ({page}) => {
  await open(page, '/docs/router');
  const sample = getTypedSamples(page).first();
  const {x, y} = await getNameBox(sample, 'initTRPC');
  await page.mouse.move(x + 4, y + 4);
  await expect(getTypePopup(page)).toHaveAccessibleName('Type of initTRPC');
  await page.keyboard.press('Escape');
  await expect(getTypePopup(page)).toHaveCount(0);
  await sample.focus();
  await page.keyboard.press('ArrowRight');
  await expect(getTypePopup(page)).toBeVisible();
});

test('a reader opens the menu on a phone and follows a link', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/router');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await menu.getByRole('button', {name: '← Back to main menu'}).click();
  await menu.getByRole('link', {name: 'Quickstart', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/quickstart');
  await expect(menu).toBeHidden();
});
