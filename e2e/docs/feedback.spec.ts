// Every page asks whether it was clear and lets readers report a problem. The build in the folder build-hosted has a repository.
import type {Page} from '@playwright/test';
import {expect, open, test} from '../fixtures';
import {serveHostedBuild} from '../fixtures/hostedBuild';

const reportName = 'Report a problem';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const path of [
  '/',
  '/docs/router',
  '/docs/server',
  '/blog',
  '/blog/announcing-trpc-10',
  '/media',
  '/search',
]) {
  test(`${path} asks once whether the page was clear, and can be reported`, async ({page}) => {
    await open(page, path);
    await expect(page.getByRole('group', {name: 'Was this clear?'})).toHaveCount(1);
    await expect(page.getByRole('button', {name: reportName})).toHaveCount(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('neither the question nor its frame is shown, because nothing would happen', async ({page}) => {
    for (const path of ['/blog', '/docs/router']) {
      await page.goto(path);
      const question = page.getByText('Was this clear?');
      await expect(question).toBeHidden();
      await expect(question.locator('xpath=ancestor::div[2]')).toBeHidden();
    }
  });
});

test('“Yes” gets a reply, and the answer is remembered until the page is reloaded', async ({page}) => {
  await open(page, '/docs/router');
  const question = page.getByRole('group', {name: 'Was this clear?'});
  const yes = question.getByRole('button', {name: 'Yes'});
  await yes.press('Enter');
  await expect(question.getByRole('status')).toHaveText('Good to hear.');
  await expect(yes).toBeFocused();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/docs/procedures');
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
});

test('without a repository, “No” leads to a button that copies the report and says so', async ({page}) => {
  await open(page, '/docs/router');
  const section = page.getByRole('heading', {name: 'Choose names'});
  await section.scrollIntoViewIfNeeded();
  const report = page.getByRole('button', {name: reportName});
  // Clicks without scrolling, so that the section stays in view.
  await page.getByRole('button', {name: 'No', exact: true}).evaluate((button: HTMLElement) => button.click());
  await section.evaluate(heading => heading.scrollIntoView());
  await report.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText('This site has no public issue form, so the report was copied.')).toBeVisible();
  const text = await readClipboard(page);
  expect(text).toContain('Unclear: Routers');
  expect(text).toContain(`Address: ${new URL('/docs/router#choose-names', page.url()).href}`);
  expect(text).toContain('Version: 10.x');
  expect(text).toContain('Section: Choose names\n');
});

test('if copying is refused, the report is shown', async ({page}) => {
  await open(page, '/media');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await page.getByRole('button', {name: reportName}).click();
  await expect(page.locator('pre').filter({hasText: 'Address:'})).toContainText('/media');
});

test.describe('an unknown path', () => {
  test.use({allowedConsoleMessages: /status of 404/});

  test('can be reported with its address', async ({page}) => {
    await open(page, '/docs/usequerry');
    await page.getByRole('button', {name: reportName}).click();
    await expect.poll(() => readClipboard(page)).toContain('/docs/usequerry');
  });
});

test.describe('with a repository', () => {
  const getUrl = serveHostedBuild();

  test('the link opens a form with the title, address, version, section and commit', async ({
    page,
    context,
  }) => {
    await context.route('https://github.com/**', route => route.fulfill({body: 'form'}));
    await open(page, new URL('/docs/v9/context', getUrl()).href);
    await page.getByRole('button', {name: 'No', exact: true}).click();
    const report = page.getByRole('link', {name: reportName});
    await expect(report).toBeFocused();
    const [form] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await form.waitForURL('https://github.com/**');
    const url = new URL(form.url());
    expect(url.origin + url.pathname).toBe('https://github.com/example/docs/issues/new');
    expect(url.searchParams.get('title')).toBe('Unclear: Context (9.x)');
    expect(url.searchParams.get('template')).toBe('page.yml');
    const details = url.searchParams.get('details') ?? '';
    expect(details).toContain(`Address: ${getUrl()}`);
    expect(details).toContain('Version: 9.x');
    expect(details).toMatch(/Section: \S/);
    expect(details).toContain('Commit: 0123456789abcdef');
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

    test('the link is as high as the buttons', async ({page}) => {
      await open(page, new URL('/docs/router', getUrl()).href);
      const box = await page.getByRole('link', {name: reportName}).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('the report is a link to the form with the path and the version', async ({page}) => {
      await page.goto(new URL('/docs/router', getUrl()).href);
      await expect(page.getByText('Was this clear?')).toBeHidden();
      const url = new URL((await page.getByRole('link', {name: reportName}).getAttribute('href')) ?? '');
      expect(url.searchParams.get('details')).toMatch(/Address: \S+\/docs\/router\nVersion: 10\.x/);
    });
  });
});
