// Replaces the module `timers/promises` of Node in the sandbox.

export function setTimeout<T>(milliseconds?: number, value?: T): Promise<T | undefined> {
  return new Promise(resolve => globalThis.setTimeout(() => resolve(value), milliseconds));
}

export function setImmediate<T>(value?: T): Promise<T | undefined> {
  return setTimeout(0, value);
}
