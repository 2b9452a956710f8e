type Listener = (...values: unknown[]) => void;

/** The parts of Node's `EventEmitter` that adapters and samples use. */
export class EventEmitter {
  #listeners = new Map<string | symbol, Listener[]>();

  on(name: string | symbol, listener: Listener): this {
    this.#listeners.set(name, [...this.listeners(name), listener]);
    return this;
  }

  once(name: string | symbol, listener: Listener): this {
    const handle: Listener = (...values) => {
      this.off(name, handle);
      Reflect.apply(listener, this, values);
    };
    return this.on(name, handle);
  }

  off(name: string | symbol, listener: Listener): this {
    this.#listeners.set(
      name,
      this.listeners(name).filter(other => other !== listener),
    );
    return this;
  }

  emit(name: string | symbol, ...values: unknown[]): boolean {
    const listeners = this.listeners(name);
    if (name === 'error' && listeners.length === 0) {
      throw values[0];
    }
    for (const listener of listeners) {
      Reflect.apply(listener, this, values);
    }
    return listeners.length > 0;
  }

  listeners(name: string | symbol): Listener[] {
    return this.#listeners.get(name) ?? [];
  }

  listenerCount(name: string | symbol): number {
    return this.listeners(name).length;
  }

  removeAllListeners(name?: string | symbol): this {
    if (name === undefined) {
      this.#listeners.clear();
    } else {
      this.#listeners.delete(name);
    }
    return this;
  }

  setMaxListeners(): this {
    return this;
  }

  addListener(name: string | symbol, listener: Listener): this {
    return this.on(name, listener);
  }

  removeListener(name: string | symbol, listener: Listener): this {
    return this.off(name, listener);
  }
}

/** Resolves with the values of the next event. */
export function once(emitter: EventEmitter, name: string): Promise<unknown[]> {
  return new Promise(resolve => emitter.once(name, (...values) => resolve(values)));
}

/** Iterates over the values of all further events. */
export async function* on(
  emitter: EventEmitter,
  name: string,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<unknown[]> {
  const waiting: unknown[][] = [];
  let wake: () => void = () => undefined;
  const add: Listener = (...values) => {
    waiting.push(values);
    wake();
  };
  emitter.on(name, add);
  signal?.addEventListener('abort', () => wake());
  try {
    while (!signal?.aborted) {
      const values = waiting.shift();
      if (values) {
        yield values;
      } else {
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      }
    }
  } finally {
    emitter.off(name, add);
  }
}

// Node also exports the class as the module itself.
export default EventEmitter;
