// Tests what other programs get when a page is shared or saved: its social image, its Markdown version, and the icons and manifest of the
// site. Also tests the dates and links of blog posts.
import {readFileSync} from 'node:fs';
import {expect, open, test} from '../fixtures';

// Every kind of page is represented here.
const samplePaths = [
  '/',
  '/downloads',
  '/media',
  '/playground',
  '/blog',
  '/blog/announcing-trpc-10',
  '/docs',
  '/docs/context',
  '/docs/server',
  '/docs/links/httpBatchLink',
  '/docs/v9',
  '/docs/v9/useInfiniteQuery',
];

test('each page has its own social image of 1200 by 630 px, and a browser can decode it', async ({
  page,
  request,
}) => {
  const distinctImages = new Set<string>();
  for (const path of samplePaths) {
    const html = await (await request.get(path)).text();
    const image = /property=og:image content=("?)https:\/\/[^/]+(\/[^"\s>]+)\1/.exec(html)?.[2] ?? '';
    expect(image, path).toMatch(/^\/img\/social\/.+\.png$/);
    const response = await request.get(image);
    expect(response.headers()['content-type'], path).toBe('image/png');
    distinctImages.add((await response.body()).toString('base64'));
    const size = await page.evaluate(
      async source => {
        const decodedImage = new Image();
        decodedImage.src = source;
        await decodedImage.decode();
        return [decodedImage.naturalWidth, decodedImage.naturalHeight];
      },
      `data:image/png;base64,${(await response.body()).toString('base64')}`,
    );
    expect(size, path).toEqual([1200, 630]);
  }
  expect(distinctImages.size).toBe(samplePaths.length);
});

test('the Markdown version of a page is served as Markdown and starts with the title of the page', async ({
  page,
  request,
}) => {
  for (const path of [
    '/docs',
    '/docs/context',
    '/docs/server',
    '/docs/v9/context',
    '/blog',
    '/blog/introducing-trpc',
    '/blog/proving-code-samples',
  ]) {
    await open(page, path);
    const alternate = page.locator('link[rel="alternate"][type="text/markdown"]');
    await expect(alternate).toHaveCount(1);
    const response = await request.get((await alternate.getAttribute('href')) ?? '');
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
    const title = await page.getByRole('heading', {level: 1}).first().innerText();
    expect((await response.text()).split('\n')[0], path).toBe(`# ${title}`);
  }
});

test('client-side navigation updates the URLs of the Markdown version and of the social image', async ({
  page,
}) => {
  await open(page, '/docs/router');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/docs/procedures');
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', '/docs/procedures.md');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/img\/social\/docs\/procedures\.png$/,
  );
});

for (const [path, type] of [
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ['/docs/v9/llms.txt', 'text/plain; charset=utf-8'],
  ['/docs/v9/llms-full.txt', 'text/plain; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/x-icon'],
] as const) {
  test(`${path} is served as ${type}`, async ({request}) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
  });
}

test('Chromium parses the web app manifest without errors', async ({page}) => {
  await open(page, '/');
  const session = await page.context().newCDPSession(page);
  const {errors, url} = await session.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
});

test('a blog post shows its dates, its reading time, and links to the docs pages listed in its front matter', async ({
  page,
}) => {
  const file = 'blog/2022-11-21-announcing-trpc-10.md';
  await open(page, '/blog/announcing-trpc-10');
  // TypeScript doesn't know the format of the file.
  const dates = JSON.parse(readFileSync('contentDates.json', 'utf8')) as Record<string, {date: string}>;
  const updated = new Date(dates[file]?.date ?? '').toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  await expect(
    page.getByRole('main').getByText(new RegExp(`^21 November 2022 · Updated ${updated} · \\d+ min read · `)),
  ).toBeVisible();
  const related = page.getByRole('navigation', {name: 'Related docs'});
  const relatedDocs = /related_docs: \[([^\]]+)\]/.exec(readFileSync(file, 'utf8'))?.[1];
  const paths = relatedDocs?.split(', ') ?? [];
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    await expect(related.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await related.getByRole('link').first().click();
  await expect(page).toHaveURL(paths[0] ?? '');
});
