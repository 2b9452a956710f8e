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
import {currentVersion} from '../../../src/shared/docsVersions';
import {parseMarkdown} from '../../../src/plugins/code-samples/markdown';
import {findOrInstallNginx} from '../../nginx/install';
import {startNginx, type RunningNginx} from '../../nginx/run';
import {findFreePort} from '../../system/ports';

const packages = path.resolve(currentVersion.samples);
// Loads packages from this folder, because this folder has the versions that the page describes.
const require = createRequire(path.join(packages, 'package.json'));
// TypeScript doesn't know what `require` returns. These types contain only what this test uses.
const {createTRPCUntypedClient, createWSClient, httpBatchLink, wsLink} = require('@trpc/client') as {
  createTRPCUntypedClient: (options: {links: unknown[]}) => UntypedClient;
  createWSClient: (options: object) => {close: () => void};
  httpBatchLink: (options: object) => unknown;
  wsLink: (options: object) => unknown;
};
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

describe('the server and the nginx configuration in docs/guides/production.md', () => {
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
    // The worker processes of nginx run as another user, who must be able to read the folder.
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
  }, 300_000);

  afterAll(async () => {
    await nginx?.stop();
    server?.kill('SIGKILL');
    rmSync(folder, {recursive: true});
  });

  test('nginx forwards API calls to the server and serves the files of the client for all other paths', async () => {
    const response = await fetch(`${url}/trpc/task.byId?input=${encodeURIComponent('{"id":"t2"}')}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({result: {data: {title: 'Fix the login page'}}});
    expect(await (await fetch(`${url}/tasks/t2`)).text()).toContain('<title>Tasks</title>');
  });

  test('nginx forwards a batch of calls', async () => {
    const client = createTRPCUntypedClient({links: [httpBatchLink({url: `${url}/trpc`})]});
    const [list, user] = await Promise.all([client.query('task.list'), client.query('user.current')]);
    expect(list).toHaveLength(3);
    expect(user).toBeNull();
  });

  test('a subscription works over a WebSocket connection through nginx', async () => {
    const wsClient = createWSClient({url: `${url.replace('http', 'ws')}/trpc`, WebSocket});
    const client = createTRPCUntypedClient({links: [wsLink({client: wsClient})]});
    const changed = await new Promise((resolve, reject) => {
      const subscription = client.subscription('task.onChange', undefined, {
        onStarted: () =>
          void callMutation(`${url}/trpc/task.setDone`, {id: 't3', done: true}).then(({status}) =>
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

  test('a request without the Upgrade and Connection headers is not upgraded to a WebSocket', async () => {
    // A proxy that doesn't set the two headers would send this request to the server.
    const response = await fetch(`http://127.0.0.1:${port}/trpc`);
    expect(response.status).toBe(404);
  });

  describe('limits', () => {
    test('nginx responds to a body above its limit with status 413 and an HTML page', async () => {
      const response = await callMutation(`${url}/trpc/task.create`, {title: 'x'.repeat(110_000)});
      expect([response.status, response.type]).toEqual([413, 'text/html']);
      expect(response.text).toContain('<html>');
    });

    test('tRPC closes the connection when a body is above the limit of the server', async () => {
      await expect(
        fetch(`http://127.0.0.1:${port}/trpc/task.create`, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify({title: 'x'.repeat(300_000)}),
        }),
      ).rejects.toThrow('fetch failed');
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    });

    test('nginx responds with 414 to a URL above its limit, and Node with 431', async () => {
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

  test('after SIGTERM, the health check fails, clients are asked to reconnect, running requests finish, and the process exits with 0', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`);
    const messages: string[] = [];
    socket.addEventListener('message', event => messages.push(String((event as MessageEvent).data)));
    await new Promise(resolve => socket.addEventListener('open', resolve));

    // Send only the first half of a request body, so that the request is still running when the server gets the signal. The health check
    // uses a second connection, which has to be open before the signal.
    const agent = new http.Agent({keepAlive: true, maxSockets: 1});
    await fetchStatus(`http://127.0.0.1:${port}/healthz`, agent);
    const unfinishedRequest = http.request(`http://127.0.0.1:${port}/trpc/task.setDone`, {
      method: 'POST',
      headers: {'content-type': 'application/json', authorization: 'Bearer Ada'},
    });
    unfinishedRequest.write('{"id":"t2",');
    const unfinishedStatus = new Promise<number | undefined>((resolve, reject) => {
      unfinishedRequest.on('response', response => {
        response.resume();
        resolve(response.statusCode);
      });
      unfinishedRequest.on('error', reject);
    });
    await expect.poll(() => unfinishedRequest.socket?.connecting).toBe(false);

    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await expect.poll(() => messages.join()).toContain('reconnect');
    socket.close();
    await expect
      .poll(async () => (await fetchStatus(`http://127.0.0.1:${port}/healthz`, agent)) ?? 'refused')
      .toEqual(expect.toBeOneOf([503, 'refused']));
    unfinishedRequest.end('"done":true}');
    expect(await unfinishedStatus).toBe(200);
    agent.destroy();
    expect((await exited)[0]).toBe(0);
  });
});

/** Starts the server and waits until its health check succeeds. */
async function startServer(folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.resolve('node_modules/tsx/dist/cli.mjs'), 'server/index.ts'], {
    cwd: folder,
    env: {...process.env, PORT: String(port), NODE_ENV: 'production'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    if ((await fetchStatus(`http://127.0.0.1:${port}/healthz`)) === 200) {
      return child;
    }
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('The server in docs/guides/production.md did not start within 30 seconds.');
}

/** Sends a GET request and returns the status of the response, or undefined if the connection fails. */
function fetchStatus(url: string, agent?: http.Agent): Promise<number | undefined> {
  return new Promise(resolve => {
    http
      .get(url, {agent}, response => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      })
      .on('error', () => resolve(undefined));
  });
}

/** Calls a mutation over HTTP as the user Ada. */
async function callMutation(
  url: string,
  input: unknown,
): Promise<{status: number; type: string; text: string}> {
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
