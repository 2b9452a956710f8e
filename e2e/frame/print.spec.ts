import {expect, open, test, waitForAnimations} from '../fixtures';

/** Selectors of the elements that are hidden in print. */
const hiddenSelectors = [
  '.navbar',
  '.footer',
  '.theme-announcement-bar',
  '.theme-doc-sidebar-container',
  'nav[aria-label="On this page"]',
  '.theme-doc-breadcrumbs',
  '.pagination-nav',
  '.theme-edit-this-page',
  '.copy-page',
  '.hash-link',
  '.theme-code-block button',
];

for (const path of ['/docs/quickstart', '/docs/v9/context', '/blog/announcing-trpc-10']) {
  test(`the printed version of ${path} fits the width of A4 paper and has no navigation, buttons or footer`, async ({
    page,
  }) => {
    await open(page, path);
    await page.emulateMedia({media: 'print'});
    for (const selector of hiddenSelectors) {
      await expect(page.locator(selector).filter({visible: true}), selector).toHaveCount(0);
    }
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1;
    // 680 CSS px is about the printable width of an A4 sheet, at 96 CSS px per inch.
    await page.setViewportSize({width: 680, height: 1000});
    expect(await page.evaluate(isTooWide)).toBe(false);
  });
}

test('a printed page shows all text of the article, including admonitions and tables', async ({page}) => {
  await open(page, '/docs/authorization');
  const findVisible = () =>
    page
      .locator('article .markdown')
      .locator('h2, h3, p, li, pre, td, figcaption, .theme-admonition')
      .filter({visible: true})
      .evaluateAll(elements => elements.map(element => `${element.localName} ${element.textContent}`));
  await expect(page.locator('article .theme-admonition').first()).toBeVisible();
  const onScreen = await findVisible();
  await page.emulateMedia({media: 'print'});
  const onPaper = new Set(await findVisible());
  expect(onScreen.length).toBeGreaterThan(40);
  expect(onScreen.filter(text => !onPaper.has(text))).toEqual([]);
});

test('a printed page shows the date of its last change', async ({page}) => {
  await open(page, '/docs/context');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(/^Updated \d{1,2} [A-Z][a-z]+ \d{4}$/)).toBeVisible();
});

test('a printed page shows the panels of all tabs, each with its label', async ({page}) => {
  await open(page, '/docs/quickstart');
  await page.emulateMedia({media: 'print'});
  const tabs = page.locator('[data-tabs="npm2yarn"]').first();
  await expect(tabs.getByRole('tablist')).toBeHidden();
  for (const name of ['npm', 'Yarn', 'pnpm', 'Bun']) {
    const panel = tabs.locator(`[data-label="${name}"]`);
    await expect(panel).toBeVisible();
    expect(await panel.evaluate(element => getComputedStyle(element, '::before').content)).toBe(`"${name}"`);
  }
});

test('closed details elements are open in print and closed again afterwards', async ({page}) => {
  await open(page, '/docs/authorization');
  const details = page.locator('main .markdown details').first();
  await expect(details).not.toHaveAttribute('open');
  await page.emulateMedia({media: 'print'});
  const content = details.locator(':scope > :not(summary)').first();
  await expect(content).toBeVisible();
  expect((await content.boundingBox())?.height).toBeGreaterThan(50);
  await page.emulateMedia({media: 'screen'});

  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      const printed = document.querySelector<HTMLDetailsElement>('main .markdown details');
      document.body.dataset.wasOpenInPrint = String(printed?.open);
    });
  });
  await page.pdf();
  await expect(page.locator('body')).toHaveAttribute('data-was-open-in-print', 'true');
  await expect(details).not.toHaveAttribute('open');
});

test('a printed page shows the absolute URL of each link after the link', async ({page}) => {
  await open(page, '/blog/announcing-trpc-10');
  await page.emulateMedia({media: 'print'});
  const origin = await page
    .locator('link[rel="canonical"]')
    .evaluate((link: HTMLLinkElement) => new URL(link.href).origin);
  const readPrintedUrl = (selector: string) =>
    page
      .locator(`.markdown ${selector}`)
      .first()
      .evaluate(link =>
        getComputedStyle(link, '::after')
          .content.replace('attr(href)', JSON.stringify(link.getAttribute('href')))
          .replaceAll('" "', ''),
      );
  expect(await readPrintedUrl('a[href="/docs/procedures"]')).toBe(`" (${origin}/docs/procedures)"`);
  expect(await readPrintedUrl('a[href^="https://github.com/jlalmes"]')).toBe(
    '" (https://github.com/jlalmes/trpc-openapi)"',
  );
});

test('a printed page shows tables as tables', async ({page}) => {
  await open(page, '/docs/useQuery');
  await page.emulateMedia({media: 'print'});
  // This is narrower than A4 paper.
  await page.setViewportSize({width: 600, height: 900});
  await expect(page.locator('.markdown tbody tr').first()).toHaveCSS('display', 'table-row');
  await expect(page.locator('.markdown thead').first()).toHaveCSS('display', 'table-header-group');
});

test('the printed home page keeps its cards, steps and rows whole, and primary buttons are readable without their background', async ({
  page,
}) => {
  await open(page, '/');
  await page.emulateMedia({media: 'print'});
  for (const heading of [
    'Small and fast, measured with every build',
    'Works with the tools you use',
    'From an empty folder to a typed call',
    'When to choose something else',
  ]) {
    const section = page.locator('section').filter({has: page.getByRole('heading', {name: heading})});
    const breaks = await section
      .locator(':is(ul, ol) > li')
      .evaluateAll(items =>
        items.map(item =>
          [item, ...item.children].some(element => getComputedStyle(element).breakInside === 'avoid'),
        ),
      );
    expect(breaks.length, heading).toBeGreaterThan(2);
    expect(breaks, heading).not.toContain(false);
  }
  const buttons = page.locator('main .button--primary').filter({visible: true});
  await expect(buttons).toHaveCount(2);
  // The change to the printed colours is a transition.
  await waitForAnimations(page);
  for (const button of await buttons.all()) {
    const {color, border} = await button.evaluate(element => {
      const style = getComputedStyle(element);
      return {color: style.color, border: style.borderTopColor};
    });
    expect(color).toBe(border);
  }
});

test('a page in the dark theme switches to the light theme for printing and back afterwards', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/context');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(29, 42, 54)');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
