// Handles missing, full and cleared browser storage. If access to the storage is blocked, Docusaurus itself logs a warning.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  if (readStorage() === null) {
    warn('this browser has no storage.');
  }
  addMemoryFallback();
  window.addEventListener('storage', ({key, storageArea}) => {
    // The key is null if another tab has cleared the whole storage. The theme only handles events with its own key. The event below makes
    // the theme follow the system's colour mode again.
    if (key === null) {
      window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: null, storageArea}));
    }
  });
}

/** Returns `localStorage`, null if the browser has none, or undefined if reading it throws an error. */
function readStorage(): unknown {
  try {
    return Reflect.get(window, 'localStorage');
  } catch {
    return undefined;
  }
}

/**
 * If the storage rejects a value, keeps the value in memory until the page is closed or reloaded. Otherwise, writing to a full storage
 * would throw an error, which would interrupt the search modal and appear in the console for each setting.
 */
function addMemoryFallback(): void {
  const memory = new WeakMap<Storage, Map<string, string>>();
  let hasWarned = false;
  const {getItem, setItem, removeItem} = Storage.prototype;
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return memory.get(this)?.get(key) ?? getItem.call(this, key);
    },
    setItem(this: Storage, key: string, value: string) {
      try {
        setItem.call(this, key, value);
        memory.get(this)?.delete(key);
      } catch (error) {
        memory.set(this, (memory.get(this) ?? new Map<string, string>()).set(key, value));
        if (!hasWarned) {
          hasWarned = true;
          warn('the storage of this browser is full.', error);
        }
      }
    },
    removeItem(this: Storage, key: string) {
      memory.get(this)?.delete(key);
      removeItem.call(this, key);
    },
  });
}

function warn(reason: string, ...details: unknown[]): void {
  // eslint-disable-next-line no-console -- explains why settings are lost
  console.warn(
    `Settings such as the colour mode will be lost when this page is closed or reloaded, because ${reason}`,
    ...details,
  );
}
