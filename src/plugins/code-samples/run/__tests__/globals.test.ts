// Tests the globals that samples see: the network, the timers and the DOM.
import http from 'node:http';
import {afterEach, describe, expect, test} from 'vitest';
import {closeDom, hasBrowserGlobals, installBrowserGlobals, removeBrowserGlobals} from '../dom';
import {countPendingRequests, patchFetch} from '../network';
import {clearTimers, patchTimers, waitUntil, waitUntilSettled} from '../timers';

const {fetch, setTimeout: realSetTimeout, setInterval: realSetInterval} = globalThis;

afterEach(() => {
  closeDom();
  Object.assign(globalThis, {fetch, setTimeout: realSetTimeout, setInterval: realSetInterval});
});

describe('the network', () => {
  test('requests to hosts that really exist fail', async () => {
    patchFetch(() => false);
    await expect(globalThis.fetch('https://nodejs.org/en')).rejects.toThrow(
      'Samples have no network access. Found a request to https://nodejs.org, expected localhost or example.com.',
    );
  });

  test('requests are counted until they have a response', async () => {
    patchFetch(() => false);
    let respond = () => {};
    const server = http.createServer((_, response) => (respond = () => void response.end('text')));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const request = globalThis.fetch(`http://127.0.0.1:${port}`);
    await waitUntil(() => server.listening && respond.toString().includes('end'));
    expect(countPendingRequests()).toBe(1);
    respond();
    expect(await (await request).text()).toBe('text');
    expect(countPendingRequests()).toBe(0);
    server.closeAllConnections();
    server.close();
  });

  test('relative URLs are only allowed while there are browser globals', async () => {
    let hasBrowser = false;
    patchFetch(() => hasBrowser);
    await expect(globalThis.fetch('/api')).rejects.toThrow('Failed to parse URL');
    hasBrowser = true;
    await expect(globalThis.fetch('/api')).rejects.toThrow('fetch failed');
  });
});

describe('the timers', () => {
  test('clearTimers stops the timers that samples have started', async () => {
    let calls = 0;
    patchTimers();
    setTimeout(() => calls++, 1);
    setInterval(() => calls++, 1);
    clearTimers();
    await new Promise(resolve => realSetTimeout(resolve, 20));
    expect(calls).toBe(0);
  });

  test('a page without requests settles at once', async () => {
    const start = performance.now();
    await waitUntilSettled();
    expect(performance.now() - start).toBeLessThan(2500);
  });
});

describe('the DOM', () => {
  test('browser globals exist until they are removed, and the document is kept until it is closed', () => {
    const {window} = installBrowserGlobals();
    expect(hasBrowserGlobals()).toBe(true);
    expect(globalThis.document === window.document).toBe(true);
    expect(location.href).toBe('http://localhost:3000/');
    removeBrowserGlobals();
    expect(hasBrowserGlobals()).toBe(false);
    expect('document' in globalThis).toBe(false);
    expect(installBrowserGlobals().window === window).toBe(true);
    closeDom();
    expect(installBrowserGlobals().window === window).toBe(false);
  });

  test('the window has the fetch of Node', () => {
    expect(installBrowserGlobals().window['fetch']).toBe(globalThis.fetch);
  });
});
