import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parseMarkdown} from '../../src/plugins/code-samples/markdown';
import {findOrInstallNginx} from '../nginx/program';
import {findFreePort, startNginx, type RunningNginx} from '../nginx/run';

const packages = path.resolve('samples/v10');
// The packages of the samples, as the page's readers install them.
const require = createRequire(path.join(packages, 'package.json'));
const {createTRPCUntypedClient, createWSClient, httpBatchLink, wsLink} = require('@trpc/client') as {
  createTRPCUntypedClient: (options: {links: unknown[]}) => UntypedClient;
  createWSClient: (options: object) => {close: () => void};
  httpBatchLink: (options: object) => unknown;
  wsLink: (options: object) => unknown;
}; // the package's own exports, as far as they are used here
const {WebSocket} = require('ws') as {WebSocket: typeof globalThis.WebSocket};

type UntypedClient = {
  query: (path: string) => Promise<unknown>;
  subscription: (path: string, input: undefined, observer: object) => {unsubscribe: () => void};
};

const fences = new Map(
  parseMarkdown(readFileSync('docs/guides/production.md', 'utf8')).fences.map(({meta, code}) => [
    /title="([^"]+)"/.exec(meta)?.[1],
    code,
  ]),
);

describe('the server and the nginx configuration of the page on production', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'production-'));
  let port = 0;
  let server: ChildProcess;
  let nginx: RunningNginx;
  let url = '';

  beforeAll(async () => {
    const program = findOrInstallNginx();
    if (!program) {
      throw new Error('This test needs nginx. Install it, or run the test as root on Debian.');
    }
    cpSync(path.join(packages, 'app'), folder, {recursive: true});
    symlinkSync(path.join(packages, 'node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
    writeFileSync(path.join(folder, 'server/index.ts'), fences.get('server/index.ts') ?? '');
    port = await findFreePort();
    server = await startServer(folder, port);
    const proxyPort = await findFreePort();
    // The workers of nginx are another user.
    chmodSync(folder, 0o755);
    mkdirSync(path.join(folder, 'public'));
    writeFileSync(path.join(folder, 'public/index.html'), '<!doctype html><title>Tasks</title>');
    writeFileSync(
      path.join(folder, 'site.conf'),
      (fences.get('nginx.conf') ?? '')
        .replace('listen 80;', `listen 127.0.0.1:${proxyPort};`)
        .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
        .replace('/srv/app', path.join(folder, 'public')),
    );
    nginx = await startNginx(program, folder, proxyPort);
    url = nginx.url;
  }, 120_000);

  afterAll(async () => {
    await nginx?.stop();
    server?.kill('SIGKILL');
    rmSync(folder, {recursive: true});
  });

  test('nginx passes calls on, and answers the rest with the files of the client', async () => {
    const response = await fetch(`${url}/trpc/task.byId?input=${encodeURIComponent('{"id":"t2"}')}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({result: {data: {title: 'Fix the login page'}}});
    expect(await (await fetch(`${url}/tasks/t2`)).text()).toContain('<title>Tasks</title>');
  });

  test('a batch arrives as one request', async () => {
    const client = createTRPCUntypedClient({links: [httpBatchLink({url: `${url}/trpc`})]});
    const [list, user] = await Promise.all([client.query('task.list'), client.query('user.current')]);
    expect(list).toHaveLength(3);
    expect(user).toBeNull();
  });

  test('a subscription works over the WebSocket that nginx upgrades', async () => {
    const wsClient = createWSClient({url: `${url.replace('http', 'ws')}/trpc`, WebSocket});
    const client = createTRPCUntypedClient({links: [wsLink({client: wsClient})]});
    const changed = await new Promise((resolve, reject) => {
      const subscription = client.subscription('task.onChange', undefined, {
        onStarted: () =>
          void call(`${url}/trpc/task.setDone`, {id: 't3', done: true}).then(({status}) =>
            expect(status).toBe(200),
          ),
        onData: (data: unknown) => {
          subscription.unsubscribe();
          resolve(data);
        },
        onError: reject,
      });
    });
    expect(JSON.stringify(changed)).toContain('t3');
    wsClient.close();
  });

  test('without the two headers, the WebSocket is not upgraded', async () => {
    // The same request without `Connection: upgrade`, as the server gets it from such a proxy.
    const response = await fetch(`http://127.0.0.1:${port}/trpc`);
    expect(response.status).toBe(404);
  });

  describe('limits', () => {
    test('nginx refuses a body above its limit with a page in HTML', async () => {
      const response = await call(`${url}/trpc/task.create`, {title: 'x'.repeat(110_000)});
      expect([response.status, response.type]).toEqual([413, 'text/html']);
      expect(response.text).toContain('<html>');
    });

    test('tRPC closes the connection when a body is above its own limit', async () => {
      await expect(
        fetch(`http://127.0.0.1:${port}/trpc/task.create`, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify({title: 'x'.repeat(300_000)}),
        }),
      ).rejects.toThrow('fetch failed');
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    });

    test('a URL above the limit of nginx gets 414, one above that of Node 431', async () => {
      expect((await fetch(`${url}/trpc/task.list?input=${'x'.repeat(9000)}`)).status).toBe(414);
      expect(
        (await fetch(`http://127.0.0.1:${port}/trpc/task.list?input=${'x'.repeat(17_000)}`)).status,
      ).toBe(431);
    });

    test('a message above the limit closes the WebSocket with code 1009', async () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/trpc`);
      const code = new Promise(resolve =>
        socket.addEventListener('close', event => resolve((event as CloseEvent).code)),
      );
      socket.addEventListener('open', () => socket.send('x'.repeat(110_000)));
      expect(await code).toBe(1009);
    });
  });

  test('after SIGTERM the health check fails, a running request ends well, clients reconnect, and the process exits with 0', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`);
    const messages: string[] = [];
    socket.addEventListener('message', event => messages.push(String((event as MessageEvent).data)));
    await new Promise(resolve => socket.addEventListener('open', resolve));

    // A request whose body is still on its way. It keeps its connection, and another one was opened before.
    const agent = new http.Agent({keepAlive: true, maxSockets: 1});
    await get(`http://127.0.0.1:${port}/healthz`, agent);
    const slow = http.request(`http://127.0.0.1:${port}/trpc/task.setDone`, {
      method: 'POST',
      headers: {'content-type': 'application/json', authorization: 'Bearer Ada'},
    });
    slow.write('{"id":"t2",');
    const answered = new Promise<number | undefined>((resolve, reject) => {
      slow.on('response', response => {
        response.resume();
        resolve(response.statusCode);
      });
      slow.on('error', reject);
    });
    await expect.poll(() => slow.socket?.connecting).toBe(false);

    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await expect.poll(() => messages.join()).toContain('reconnect');
    socket.close();
    await expect
      .poll(async () => (await get(`http://127.0.0.1:${port}/healthz`, agent)) ?? 'refused')
      .toEqual(expect.toBeOneOf([503, 'refused']));
    slow.end('"done":true}');
    expect(await answered).toBe(200);
    agent.destroy();
    expect((await exited)[0]).toBe(0);
  });
});

async function startServer(folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.resolve('node_modules/tsx/dist/cli.mjs'), 'server/index.ts'], {
    cwd: folder,
    env: {...process.env, PORT: String(port), NODE_ENV: 'production'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    if ((await get(`http://127.0.0.1:${port}/healthz`)) === 200) {
      return child;
    }
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('The server of the page did not start.');
}

/** The status of a response, or undefined when the connection is refused. */
function get(url: string, agent?: http.Agent): Promise<number | undefined> {
  return new Promise(resolve => {
    http
      .get(url, {agent}, response => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      })
      .on('error', () => resolve(undefined));
  });
}

async function call(url: string, input: unknown): Promise<{status: number; type: string; text: string}> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json', authorization: 'Bearer Ada'},
    body: JSON.stringify(input),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}
