// Tests the pages of a downloaded archive, which the browser opens from the disk.
import {rmSync} from 'node:fs';
import {expect, expectNoViolations, test} from '../fixtures';
import {getNameBox, getTypePopup, getTypesList, getTypedSamples} from '../fixtures/codeBlocks';
import {collectNetworkRequests, unpackDownload} from '../fixtures/downloads';

/** axe would load the style sheets with requests, which browsers block for files. */
const axeOptions = {preload: false};

let folder: string;
let root: string;
let networkRequests: string[];

test.beforeEach(async ({page, request}) => {
  await page.goto('/downloads');
  const href = await page.locator('a[download][href$=".zip"]').first().getAttribute('href');
  ({folder, root} = await unpackDownload(request, href ?? ''));
  await page.goto('about:blank');
  networkRequests = collectNetworkRequests(page);
});

test.afterEach(() => {
  expect(networkRequests, 'requests over the network').toEqual([]);
  rmSync(folder, {recursive: true});
});

test('readers get from page to page with the sidebar, the links at the end and the contents', async ({
  page,
}) => {
  await page.goto(`${root}index.html`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'}).click();
  await expect(page).toHaveURL(`${root}quickstart.html`);

  const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/});
  const title = (await next.textContent())?.replace(/^Next/, '') ?? '';
  await next.click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(title);
  await page
    .getByRole('navigation', {name: 'Docs pages'})
    .getByRole('link', {name: /^Previous/})
    .click();
  await expect(page).toHaveURL(`${root}quickstart.html`);

  const contents = page.getByRole('navigation', {name: 'On this page'}).last();
  await contents.getByRole('link').nth(1).click();
  await expect(page.locator(':target')).toBeInViewport();

  // A page in a folder, and the page of a category
  await page.goto(`${root}start/router.html`);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').last().click();
  await expect(page).toHaveURL(`${root}start.html`);
  await page.goto(`${root}server.html`);
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Context/})
    .click();
  await expect(page).toHaveURL(`${root}context.html`);
  await expect(
    page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current=page]'),
  ).toBeInViewport();
});

test('the search finds pages with the ranking of the site and opens them', async ({page}) => {
  await page.goto(`${root}start/router.html`);
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  const results = page.getByRole('search').getByRole('link');
  await field.fill('midleware');
  await expect(results.first()).toContainText('Middlewares');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ results$/);
  await field.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(results.first()).toBeHidden();
  await field.fill('middleware');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${root}middlewares\\.html`));

  // The script of the new page connects the field when the document has been parsed.
  await page.waitForLoadState('domcontentloaded');
  await field.fill('qqqqqqqq');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('No results for “qqqqqqqq”');
});

test('the keys of the site move the focus to the search', async ({page}) => {
  await page.goto(`${root}context.html`);
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.pressSequentially('a/b');
  await expect(field).toHaveValue('a/b');
  await field.blur();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  // The text is selected, so that a new one replaces it.
  await field.pressSequentially('c');
  await expect(field).toHaveValue('c');
});

test('types appear with the keyboard, and Escape closes them', async ({page}) => {
  await page.goto(`${root}context.html`);
  const sample = getTypedSamples(page).first();
  await sample.focus();
  await page.keyboard.press('Home');
  await expect(getTypesList(page)).toBeFocused();
  await expect(getTypePopup(page)).toContainText('randomUUID');
  await page.keyboard.press('ArrowDown');
  await expect(getTypePopup(page)).toContainText('inferAsyncReturnType');
  await page.keyboard.press('Escape');
  await expect(getTypePopup(page)).toBeHidden();
  await expect(sample).toBeFocused();
});

test('types appear below the pointer, and their links lead to pages of the archive', async ({page}) => {
  await page.goto(`${root}start/router.html`);
  const sample = getTypedSamples(page).filter({hasText: 'initTRPC'}).first();
  const box = await getNameBox(sample, 'initTRPC');
  await page.mouse.move(box.x + 4, box.y + box.height / 2);
  await page.mouse.move(box.x + 6, box.y + box.height / 2);
  const popup = getTypePopup(page);
  await expect(popup).toContainText('initTRPC');
  const link = popup.getByRole('link', {name: 'initTRPC in the docs'});
  expect(await link.evaluate(element => (element as HTMLAnchorElement).href)).toMatch(
    new RegExp(`^${root}[\\w/.-]+\\.html`),
  );
  await page.mouse.move(0, 0);
  await expect(popup).toBeHidden();
});

test.describe('with a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap opens a type, and the link in the header shows the pages', async ({page}) => {
    await page.goto(`${root}context.html`);
    const sample = getTypedSamples(page).first();
    const box = await getNameBox(sample, 'randomUUID');
    await page.touchscreen.tap(box.x + 5, box.y + box.height / 2);
    await expect(getTypePopup(page)).toContainText('randomUUID');
    await page.touchscreen.tap(5, 100);
    await expect(getTypePopup(page)).toBeHidden();

    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar).toBeHidden();
    await page.getByRole('link', {name: 'Pages', exact: true}).tap();
    await expect(sidebar).toBeVisible();
  });
});

test('the colour mode stays on the next page', async ({page}) => {
  await page.goto(`${root}index.html`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${root}quickstart.html`);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const background = await page.locator('body').evaluate(body => getComputedStyle(body).backgroundColor);
  expect(background).not.toBe('rgb(255, 255, 255)');
  await expectNoViolations(page, 'dark page', axeOptions);
});

test('tabs and live pairs work', async ({page}) => {
  await page.goto(`${root}quickstart.html`);
  const lists = page.getByRole('tablist', {name: 'Package manager'});
  await lists.first().getByRole('tab', {name: 'npm', exact: true}).focus();
  await page.keyboard.press('ArrowRight');
  const selected = lists.first().getByRole('tab', {selected: true});
  await expect(selected).not.toHaveText('npm');
  await expect(selected).toBeFocused();
  await expect(lists.last().getByRole('tab', {selected: true})).toHaveText(
    (await selected.textContent()) ?? '',
  );
  await page.getByRole('radio', {name: 'Rename the title'}).check();
  await expect(page.getByText(/error in the client: TS/).first()).toBeVisible();
  await expect(page.getByRole('button', {name: 'Run'})).toHaveCount(0);
});

test('pages have no accessibility violations', async ({page}) => {
  await page.goto(`${root}context.html`);
  await page.getByRole('searchbox').fill('router');
  await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
  await expectNoViolations(page, 'search results', axeOptions);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages and their links work, and controls that need scripts are hidden', async ({page}) => {
    await page.goto(`${root}quickstart.html`);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button', {name: /mode/})).toBeHidden();
    await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}).click();
    await expect(page).not.toHaveURL(/quickstart\.html/);
    expect(page.url()).toContain(root);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
