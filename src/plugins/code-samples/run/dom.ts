import {JSDOM, VirtualConsole} from 'jsdom';
import {PAGE_ORIGIN} from './network';

/** Browser globals that Node 20 lacks or implements differently. */
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

/** Globals that the window must take from Node, because Node's fetch rejects jsdom's objects. */
const NODE_GLOBALS = ['fetch', 'AbortController', 'AbortSignal', 'Headers', 'Request', 'Response'] as const;

let current: JSDOM | undefined;
const savedGlobals = new Map<string, PropertyDescriptor | undefined>();

/** Returns whether the browser globals are installed. */
export function hasBrowserGlobals(): boolean {
  return savedGlobals.size > 0;
}

/**
 * Makes this process look like a web page until `removeBrowserGlobals` is called. Further calls reuse the document until
 * `closeDom` is called.
 */
export function installBrowserGlobals(): JSDOM {
  current ??= createDom();
  const {window} = current;
  if (!hasBrowserGlobals()) {
    for (const name of BROWSER_GLOBALS) {
      savedGlobals.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      const value: unknown = name === 'window' ? window : Reflect.get(window, name);
      Object.defineProperty(globalThis, name, {configurable: true, writable: true, value});
    }
  }
  return current;
}

/** Restores the globals that Node had before `installBrowserGlobals`. */
export function removeBrowserGlobals(): void {
  for (const [name, descriptor] of savedGlobals) {
    if (descriptor) {
      Object.defineProperty(globalThis, name, descriptor);
    } else {
      Reflect.deleteProperty(globalThis, name);
    }
  }
  savedGlobals.clear();
}

/** Removes the browser globals and discards the document. */
export function closeDom(): void {
  removeBrowserGlobals();
  current?.window.close();
  current = undefined;
}

function createDom(): JSDOM {
  const dom = new JSDOM('<!doctype html><title>Sample</title><div id="root"></div>', {
    url: `${PAGE_ORIGIN}/`,
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  });
  for (const name of NODE_GLOBALS) {
    Object.defineProperty(dom.window, name, {
      configurable: true,
      get: () => Reflect.get(globalThis, name) as unknown,
    });
  }
  return dom;
}
