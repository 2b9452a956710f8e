// Without JavaScript, every control that is visible works, and controls that need scripts don't appear.
import {expect, test} from '../fixtures';

test.use({javaScriptEnabled: false});

const paths = [
  '/',
  '/docs',
  '/docs/router',
  '/docs/quickstart',
  '/blog/announcing-trpc-10',
  '/downloads',
  '/media',
  '/playground',
  '/search',
];

for (const width of [1440, 390]) {
  for (const path of paths) {
    test(`at ${width} px, no dead control is visible on ${path}`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // The choices of live pairs are radio buttons and checkboxes, which work with the style sheet alone.
      const controls = await page
        .locator('button, select, textarea, input:not([type=radio], [type=checkbox]), [role=tab]')
        .filter({visible: true})
        .evaluateAll(elements => elements.map(element => element.outerHTML.slice(0, 120)));
      // The button of the version menu shows its list while it has the focus or the pointer is over it.
      const version = page.locator('.navbar').getByRole('button', {name: '10.x'});
      const isVersionVisible = await version.isVisible();
      if (isVersionVisible) {
        await version.focus();
        await expect(page.locator('.navbar').getByRole('link', {name: '9.x', exact: true})).toBeVisible();
      }
      expect(controls.filter(html => !(isVersionVisible && html.includes('Docs version')))).toEqual([]);
      await expect(page.getByText(/press run/i).filter({visible: true})).toHaveCount(0);
      // Links inside the page need a target. Browsers know the target of `#`, which is the top of the page.
      const missing = await page.locator('a[href^="#"]').evaluateAll(links =>
        links.flatMap(link => {
          const id = decodeURIComponent((link.getAttribute('href') ?? '').slice(1));
          return id === '' || document.getElementById(id) ? [] : [id];
        }),
      );
      expect(missing).toEqual([]);
    });
  }
}

test('on a phone, the menu leads to pages, versions and the docs sidebar', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/router');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar).toBeHidden();
  const menu = page.locator('.navbar details');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', {name: '9.x documentation'})).toBeInViewport();
  await menu.getByRole('link', {name: 'All pages of the docs'}).click();
  await expect(sidebar).toBeInViewport();
  await sidebar.getByRole('link', {name: 'Procedures', exact: true}).click();
  await expect(page).toHaveURL('/docs/procedures');
  await menu.locator('summary').click();
  await menu.getByRole('link', {name: 'Quickstart', exact: true}).click();
  await expect(page).toHaveURL('/docs/quickstart');
});
