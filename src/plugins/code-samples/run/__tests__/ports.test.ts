import http from 'node:http';
import net from 'node:net';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {closePorts, listenOnFreePort, patchNet} from '../ports';

const {listen, address} = net.Server.prototype;
const {connect} = net.Socket.prototype;
let fallback: () => Promise<number>;

beforeAll(() => patchNet(() => fallback()));
afterEach(() => closePorts());
afterAll(() => {
  Object.assign(net.Server.prototype, {listen, address});
  Object.assign(net.Socket.prototype, {connect});
});

function createServer(text: string): http.Server {
  return http.createServer((_, response) => response.end(text));
}

async function read(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http
      .get(url, {agent: false}, response => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text));
      })
      .on('error', reject);
  });
}

test('a server can be reached at the port that it requested, although it listens on another one', async () => {
  const server = createServer('sample');
  await new Promise<void>(resolve => server.listen(3000, resolve));
  expect(server.address()).toMatchObject({port: 3000});
  expect(await read('http://localhost:3000')).toBe('sample');
});

test('a request waits until its server has started', async () => {
  const server = createServer('sample');
  server.listen(3000);
  expect(await read('http://localhost:3000')).toBe('sample');
});

test('a server without a requested port has its real port', async () => {
  const server = createServer('sample');
  await new Promise<void>(resolve => server.listen(0, resolve));
  // TypeScript doesn't know that the server listens on a port.
  const {port} = server.address() as net.AddressInfo;
  expect(port).toBeGreaterThan(0);
  expect(await read(`http://localhost:${port}`)).toBe('sample');
});

test('requests to other ports go to the fallback server', async () => {
  fallback = () => listenOnFreePort(createServer('fallback'));
  expect(await read('http://localhost:4000')).toBe('fallback');
});

test('requests fail if the fallback server does not start', async () => {
  fallback = () => Promise.reject(new Error('Nothing listens here.'));
  await expect(read('http://localhost:4000')).rejects.toThrow('Nothing listens here.');
});

test('connections to other hosts fail', async () => {
  await expect(read('http://docs.test:80')).rejects.toThrow(
    'Samples have no network access. Found a connection to docs.test:80, expected localhost.',
  );
});

test('closePorts closes all servers, so that the next sample can use the same ports', async () => {
  fallback = () => Promise.reject(new Error('Nothing listens here.'));
  createServer('first').listen(3000);
  expect(await read('http://localhost:3000')).toBe('first');
  await closePorts();
  await expect(read('http://localhost:3000')).rejects.toThrow('Nothing listens here.');
  createServer('second').listen(3000);
  expect(await read('http://localhost:3000')).toBe('second');
});
