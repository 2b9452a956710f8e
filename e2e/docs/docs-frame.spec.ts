// Tests the sidebar, the table of contents and the column of a docs page.
import {routes} from '../data/routes';
import {findCategory, findSidebar} from '../fixtures/docsSidebar';
import {expect, open, test, waitForFrames} from '../fixtures';

test('text, code and tables have the same left edge, in a column of at most 720 px next to the sidebar', async ({
  page,
}) => {
  for (const width of [1920, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/useQuery');
    const parts = page.locator(
      '.markdown > :visible, .copy-page + h1, nav[aria-label=Breadcrumbs], .pagination-nav',
    );
    const boxes = await parts.evaluateAll(elements =>
      elements.map(element => element.getBoundingClientRect()).map(({left, right}) => ({left, right})),
    );
    expect(boxes.length).toBeGreaterThan(10);
    const left = boxes[0]?.left ?? 0;
    expect(new Set(boxes.map(box => Math.round(box.left))).size, `left edges at ${width} px`).toBe(1);
    expect(Math.max(...boxes.map(box => box.right)) - left).toBeLessThanOrEqual(720);
    const sidebar = await page.locator('.theme-doc-sidebar-container').boundingBox();
    const gutter = left - (sidebar?.x ?? 0) - (sidebar?.width ?? 0);
    expect(gutter).toBeGreaterThanOrEqual(40);
    expect(gutter).toBeLessThanOrEqual(48);
  }
});

test('on wide screens, all pages with text share two left edges: that of the frame and that of the column', async ({
  page,
}) => {
  for (const width of [1920, 1440, 1100]) {
    await page.setViewportSize({width, height: 900});
    const frame = new Set<number>();
    const column = new Set<number>();
    for (const path of ['/docs/context', '/docs/v9/context', '/blog', '/blog/introducing-trpc', '/search']) {
      await open(page, path);
      const readEdges = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll(parts => parts.map(part => Math.round(part.getBoundingClientRect().left)));
      const parts = '.navbar__logo, .theme-doc-sidebar-menu > li, .row > aside a, .footer__col:first-child';
      (await readEdges(parts)).forEach(edge => frame.add(edge));
      (await readEdges('main h1')).forEach(edge => column.add(edge));
    }
    expect([...frame], `frame at ${width} px`).toHaveLength(1);
    expect([...column], `column at ${width} px`).toHaveLength(1);
  }
});

test('each docs page begins with a paragraph, which follows the title or, in the tutorial, the number of the step', async ({
  request,
}) => {
  for (const path of [...routes['docs current'], ...routes['docs 9.x']]) {
    const html = await (await request.get(path)).text();
    const [, header = '', after = ''] = /<\/h1>(.*?)<\/header>(.{2000})/s.exec(html) ?? [];
    const lead = `${header}${after}`.replace(
      /^<div role="?navigation"? class="?step_.*?<\/div>\s*(?=<p)/s,
      '',
    );
    expect(lead, path).toMatch(/^<p[ >]/);
  }
});

test('the breadcrumbs, the version and the “Copy page” button share one line, on phones too', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 844});
    await open(page, '/docs/context');
    const parts = [
      page.getByRole('navigation', {name: 'Breadcrumbs'}),
      page.getByText('Version: 10.x', {exact: true}),
      page.getByRole('button', {name: 'Copy page'}),
    ];
    const boxes = await Promise.all(parts.map(part => part.boundingBox()));
    const middles = boxes.map(box => (box ? box.y + box.height / 2 : NaN));
    expect(Math.max(...middles) - Math.min(...middles), `at ${width} px`).toBeLessThan(4);
  }
});

test.describe('the sidebar', () => {
  test('is a landmark with a name, contains only pages of the docs, and can’t be collapsed', async ({
    page,
  }) => {
    await open(page, '/docs/context');
    await expect(page.getByRole('complementary')).toHaveCount(
      await page.getByRole('complementary', {name: /./}).count(),
    );
    await expect(findSidebar(page)).toBeVisible();
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar.locator('a[href="/"]')).toHaveCount(0);
    await expect(sidebar.getByRole('button')).toHaveCount(0);
  });

  for (const {path, height} of [
    {path: '/docs/fetch', height: 900},
    {path: '/docs/faq', height: 700},
    {path: '/docs/starter-projects', height: 700},
    {path: '/docs/links/wsLink', height: 700},
    {path: '/docs/useQueries', height: 700},
    {path: '/docs/v9/fastify', height: 700},
  ]) {
    test(`shows the item of ${path} at a height of ${height} px`, async ({page}) => {
      await page.setViewportSize({width: 1440, height});
      await open(page, path);
      await expect(findSidebar(page).locator('[aria-current=page]')).toBeInViewport({ratio: 1});
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  test('has rows of 30 px, and the arrows of all sections are below each other, in both versions', async ({
    page,
  }) => {
    for (const path of ['/docs/context', '/docs/v9/context']) {
      await open(page, path);
      const rows = findSidebar(page).locator('a:visible, summary:visible');
      const heights = await rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().height));
      expect([...new Set(heights)], path).toEqual([30]);
      // The arrow is at the end of the summary.
      const ends = await findSidebar(page)
        .locator('summary:visible')
        .evaluateAll(all =>
          all.map(summary => {
            const {right} = summary.getBoundingClientRect();
            return `${right - parseFloat(getComputedStyle(summary).paddingInlineEnd)}`;
          }),
        );
      expect([...new Set(ends)], path).toEqual(['253']);
    }
  });

  test('shows the item of the next page after client-side navigation', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 700});
    await open(page, '/docs/quickstart');
    await page
      .locator('main')
      .getByRole('link', {name: 'error index'})
      .or(page.locator('.footer a[href="/docs/faq"]'))
      .first()
      .click();
    const current = findSidebar(page).locator('[aria-current=page]');
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport({ratio: 1});
  });

  test('the filter shows the pages that match, announces their number and is cleared by Escape', async ({
    page,
  }) => {
    await open(page, '/docs/quickstart');
    const sidebar = findSidebar(page);
    const filter = page.getByRole('searchbox', {name: 'Filter pages'});
    const status = page.getByRole('status').filter({hasText: /match/});
    const all = await sidebar.getByRole('link').count();
    await filter.fill('fast');
    await expect(sidebar.getByRole('link', {name: 'Fastify'})).toBeVisible();
    await expect(status).toHaveText('One page matches');
    await filter.fill('link');
    await expect(status).toHaveText(/^\d+ pages match$/);
    await expect(findCategory(sidebar, 'Links').details).toHaveJSProperty('open', true);
    await filter.fill('no such page');
    await expect(status).toHaveText('No page matches');
    await expect(sidebar.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('link', {name: 'Search the docs for “no such page”'})).toBeVisible();
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(sidebar.getByRole('link')).toHaveCount(all);
    await expect(filter).toBeFocused();
  });

  test('if no page matches, a link after the filter searches the docs', async ({page}) => {
    await open(page, '/docs/quickstart');
    const filter = page.getByRole('searchbox', {name: 'Filter pages'});
    await filter.fill(' upload files ');
    await filter.press('Tab');
    await expect(page.getByRole('link', {name: 'Search the docs for “upload files”'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=upload%20files/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', {name: /^File uploads/})
        .first(),
    ).toBeVisible();
  });

  test('shows the current page again after the filter has been cleared', async ({page}) => {
    await open(page, '/docs/faq');
    const current = findSidebar(page).locator('[aria-current=page]');
    await expect(current).toBeInViewport({ratio: 1});
    const filter = page.getByRole('searchbox', {name: 'Filter pages'});
    await filter.fill('link');
    await expect(current).toHaveCount(0);
    await filter.fill('');
    await expect(current).toBeInViewport({ratio: 1});
  });

  test('the filter stays for its matches, and is cleared on a page that it would hide', async ({page}) => {
    await open(page, '/docs/context');
    const filter = page.getByRole('searchbox', {name: 'Filter pages'});
    await filter.fill('fast');
    await filter.press('Enter');
    await expect(page).toHaveURL('/docs/fastify');
    // The address changes before the page does.
    await expect(page.getByRole('heading', {level: 1, name: 'Fastify'})).toBeVisible();
    await expect(filter).toHaveValue('fast');
    await page.goBack();
    await expect(page).toHaveURL('/docs/context');
    await expect(filter).toHaveValue('');
    await expect(findSidebar(page).locator('[aria-current=page]')).toBeInViewport({ratio: 1});
  });

  test('Enter in the filter opens the first page that matches, and the down arrow key moves the focus to it', async ({
    page,
  }) => {
    await open(page, '/docs/quickstart');
    const filter = page.getByRole('searchbox', {name: 'Filter pages'});
    for (const query of ['', 'no such page']) {
      await filter.fill(query);
      await filter.press('Enter');
      await filter.press('ArrowDown');
      await expect(filter).toBeFocused();
      await expect(page).toHaveURL('/docs/quickstart');
    }
    // The category above this page has a link, but doesn't match.
    await filter.fill('fast');
    await filter.press('ArrowDown');
    await expect(findSidebar(page).getByRole('link', {name: 'Fastify'})).toBeFocused();
    await filter.press('Enter');
    await expect(page).toHaveURL('/docs/fastify');
  });
});

test.describe('the table of contents', () => {
  test('scrolls with the reader, so that the current section is visible', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/docs/faq');
    const current = page.locator('.theme-doc-toc-desktop [aria-current]');
    for (const heading of [
      'Why is everything any?',
      'Which versions of TypeScript, React, Next.js and Node do I need?',
    ]) {
      await page
        .getByRole('heading', {name: heading})
        .evaluate(element => element.scrollIntoView({block: 'start'}));
      await expect(current).toHaveText(heading);
      await expect(current).toBeInViewport({ratio: 1});
    }
    await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
    await expect(current).toBeInViewport({ratio: 1});
    const list = page.locator('.theme-doc-toc-desktop');
    expect(await list.evaluate(element => element.scrollTop)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expect(current).toHaveCount(0);
    await expect(list).toHaveJSProperty('scrollTop', 0);
  });

  test('“Back to top” leads to the top and keeps the URL', async ({page}) => {
    await open(page, '/docs/faq');
    await page.evaluate(() => window.scrollTo({top: 5000, behavior: 'instant'}));
    await page.getByRole('link', {name: 'Back to top'}).filter({visible: true}).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL('/docs/faq');
  });

  test('the bar on narrow screens names the section that the reader sees', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/faq');
    const bar = page.getByRole('navigation', {name: 'On this page'});
    const heading = page.getByRole('heading', {name: 'Why is everything any?'});
    await heading.evaluate(element => element.scrollIntoView({block: 'start', behavior: 'instant'}));
    await expect(bar.locator('summary')).toContainText('Why is everything any?');
    await expect(bar).toBeInViewport({ratio: 1});
  });

  test('on narrow screens, the list of headings opens at the section that the reader sees, and doesn’t move the page', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/errors#badly-formatted');
    const bar = page.getByRole('navigation', {name: 'On this page'});
    await expect(bar.locator('summary')).toContainText('Badly formatted response');
    const heading = page.locator('#badly-formatted');
    const place = (await heading.boundingBox())?.y;
    // `Locator.click` would scroll the page first, because its scroll padding includes the bar.
    const {x, y} = await bar.locator('summary').evaluate(element => element.getBoundingClientRect());
    await page.mouse.click(x + 10, y + 10);
    const current = bar.locator('[aria-current]');
    await expect(current).toContainText('Badly formatted response');
    await expect(current).toBeInViewport({ratio: 1});
    expect((await heading.boundingBox())?.y).toBe(place);
  });

  test('on phones, the list of headings has one line on its left, which the links draw', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/errors');
    const bar = page.getByRole('navigation', {name: 'On this page'});
    await bar.locator('summary').click();
    const lefts = await bar
      .locator('li > a')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().left));
    expect([...new Set(lefts)]).toEqual([16]);
    for (const list of await bar.locator('ul').all()) {
      await expect(list).toHaveCSS('border-inline-start-width', '0px');
    }
  });

  test('Escape closes the list of the bar and returns to the bar', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/faq');
    const bar = page.getByRole('navigation', {name: 'On this page'});
    await bar.locator('summary').press('Enter');
    await bar.getByRole('link').nth(1).focus();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link').nth(1)).toBeHidden();
    await expect(bar.locator('summary')).toBeFocused();
  });
});

test('nothing covers the content of a page, apart from the navbar and the bar with the table of contents', async ({
  page,
}) => {
  for (const width of [1440, 996, 390]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/faq');
    // Some buttons, such as Docusaurus’ “back to top”, appear when the reader scrolls up.
    for (const top of [3000, 2800, 2600]) {
      await page.evaluate(to => window.scrollTo({top: to, behavior: 'instant'}), top);
      await waitForFrames(page);
    }
    const covering = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter(element => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter(element => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        .filter(element => !element.closest('nav, .theme-doc-sidebar-container'))
        .map(element => element.outerHTML.slice(0, 100)),
    );
    expect(covering, `at ${width} px`).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('sidebar categories and the table of contents open and close', async ({page}) => {
    await page.goto('/docs/router');
    const {details, summary} = findCategory(findSidebar(page), '@trpc/next');
    await summary.click();
    await expect(details.getByRole('link').first()).toBeVisible();
    await summary.click();
    await expect(details.getByRole('link').first()).toBeHidden();
    await expect(page.getByRole('searchbox', {name: 'Filter pages'})).toBeHidden();

    await page.setViewportSize({width: 390, height: 844});
    const bar = page.getByRole('navigation', {name: 'On this page'});
    await bar.locator('summary').click();
    await bar.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/#/);
  });
});
