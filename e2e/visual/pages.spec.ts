// Compares the first screen of eight kinds of pages with their screenshots. `npm run screenshots` replaces the screenshots.
import {test, waitForFrames} from '../fixtures';
import {expectNoOtherScreenshots, expectScreenshots, openForScreenshots, viewports} from './screenshots';

const pages = [
  // The gradients of this page have more colours than the palette of a screenshot.
  {name: 'home', path: '/', options: {maxDiffPixels: 800}},
  {name: 'docs', path: '/docs/context'},
  {name: 'category', path: '/docs/server'},
  {name: 'reference', path: '/docs/reference/server'},
  {name: 'blog', path: '/blog'},
  {name: 'post', path: '/blog/announcing-trpc-10'},
  {name: 'search', path: '/search?q=context'},
  {name: 'not-found', path: '/docs/no-such-page'},
];

// The not-found page has this status.
test.use({allowedConsoleMessages: /status of 404/});

for (const {name, path, options} of pages) {
  test(`${path} looks like its screenshots`, async ({page}) => {
    test.slow();
    // Loading a page takes longer than its screenshots, so each page is loaded only once.
    await openForScreenshots(page, path);
    if (name === 'search') {
      await page.getByRole('status').filter({hasText: 'results in'}).waitFor();
    }
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await waitForFrames(page);
      await expectScreenshots(page, ['pages', name], options);
    }
  });
}

test('each screenshot belongs to a page', () => {
  expectNoOtherScreenshots(
    'pages',
    pages.map(({name}) => name),
  );
});
