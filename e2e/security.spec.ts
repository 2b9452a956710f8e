import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

test('the headers of the build come with every kind of answer', async ({request}) => {
  for (const path of ['/', '/docs/context', '/nothing', '/img/mark.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'self'; script-src 'self' 'sha256-");
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test.describe('what slips into a page', () => {
  test.use({
    expectedMessage: /blocked by the policy|Content Security Policy|Failed to load resource/,
  });

  test('does not run', async ({page}) => {
    await open(page, '/docs/context');
    expect(await tryToRun(page)).toEqual([]);
  });

  test.describe('without the policy', () => {
    test.use({bypassCSP: true});

    test('would run', async ({page}) => {
      await open(page, '/docs/context');
      expect((await tryToRun(page)).sort()).toEqual(['handler', 'inline script', 'link', 'text as code']);
    });
  });

  test('is not loaded from elsewhere, and cannot send anything there', async ({page}) => {
    const foreign: string[] = [];
    await page.route(
      url => url.hostname !== 'localhost',
      route => {
        foreign.push(route.request().url());
        return route.abort();
      },
    );
    await open(page, '/docs/context');
    await page.evaluate(async () => {
      for (const [name, attribute] of [
        ['script', 'src'],
        ['img', 'src'],
        ['iframe', 'src'],
      ] as const) {
        const element = document.createElement(name);
        element.setAttribute(attribute, 'https://example.org/');
        document.body.append(element);
      }
      await fetch('https://example.org/?secret').catch(() => undefined);
      await new Promise(resolve => setTimeout(resolve, 300));
    });
    expect(foreign).toEqual([]);
  });
});

test('a visit through the site leaves no cookie and asks no other origin', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  for (const path of [
    '/',
    '/docs',
    '/docs/love',
    '/docs/v9/router',
    '/blog/announcing-trpc-10',
    '/media',
    '/search?q=router',
  ]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

/** Which of four ways to run code in the page worked. */
async function tryToRun(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const ran: string[] = [];
    Reflect.set(window, 'ran', ran);
    const script = document.createElement('script');
    script.textContent = "window.ran.push('inline script')";
    document.body.append(script);
    const box = document.createElement('div');
    box.innerHTML = `<img src="/img/none.svg" onerror="window.ran.push('handler')"><a href="javascript:window.ran.push('link')">x</a>`;
    document.body.append(box);
    box.querySelector('a')?.click();
    // Later: what Playwright evaluates may do this itself.
    setTimeout(() => new Function("window.ran.push('text as code')")());
    await new Promise(resolve => setTimeout(resolve, 500));
    return ran;
  });
}
