import {JSDOM, VirtualConsole} from 'jsdom';
import {PAGE_ORIGIN} from './network';

/** What a browser has and Node 20 lacks, or has differently. */
const BROWSER_GLOBALS = [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'WebSocket',
  'Event',
  'CustomEvent',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLFormElement',
  'Element',
  'Node',
  'MutationObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/** What must be Node's own in the window: fetch accepts no other. */
const NODE_GLOBALS = ['fetch', 'AbortController', 'AbortSignal', 'Headers', 'Request', 'Response'] as const;

let current: JSDOM | undefined;
const before = new Map<string, PropertyDescriptor | undefined>();

/** True while the globals of a browser are there. */
export function isBrowser(): boolean {
  return before.size > 0;
}

/** Makes this process look like a browser's page, until `leaveBrowser`. The document stays the same until `closeBrowser`. */
export function enterBrowser(): JSDOM {
  current ??= createPage();
  const {window} = current;
  if (!isBrowser()) {
    for (const name of BROWSER_GLOBALS) {
      before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      const value: unknown = name === 'window' ? window : Reflect.get(window, name);
      Object.defineProperty(globalThis, name, {configurable: true, writable: true, value});
    }
  }
  return current;
}

export function leaveBrowser(): void {
  for (const [name, descriptor] of before) {
    if (descriptor) {
      Object.defineProperty(globalThis, name, descriptor);
    } else {
      Reflect.deleteProperty(globalThis, name);
    }
  }
  before.clear();
}

export function closeBrowser(): void {
  leaveBrowser();
  current?.window.close();
  current = undefined;
}

function createPage(): JSDOM {
  const page = new JSDOM('<!doctype html><title>Sample</title><div id="root"></div>', {
    url: `${PAGE_ORIGIN}/`,
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  });
  for (const name of NODE_GLOBALS) {
    Object.defineProperty(page.window, name, {
      configurable: true,
      get: () => Reflect.get(globalThis, name) as unknown,
    });
  }
  return page;
}
