// Handles storage that is missing or full, and storage that another tab changes. Docusaurus itself logs a message if access to the storage
// is blocked. In all these cases, settings are lost when the page is closed or reloaded.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  if (isStorageMissing()) {
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

/** Returns whether the browser has no storage at all. Reading storage that is blocked throws an error. */
function isStorageMissing(): boolean {
  try {
    return Reflect.get(window, 'localStorage') === null;
  } catch {
    return false;
  }
}

/**
 * Keeps a value in memory if the storage is too full for it. Without this, Docusaurus would log an error for each setting, linked tabs
 * wouldn't change together, and a closed announcement would come back.
 */
function addMemoryFallback(): void {
  const memory = new WeakMap<Storage, Map<string, string>>();
  let hasWarned = false;
  const {getItem, setItem, removeItem, clear} = Storage.prototype;
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
    clear(this: Storage) {
      memory.delete(this);
      clear.call(this);
    },
  });
  // A value that another tab stores or removes later replaces the value in memory. Docusaurus dispatches such events too, for its own
  // values. Those aren't trusted.
  window.addEventListener('storage', ({isTrusted, key, storageArea}) => {
    if (!isTrusted || !storageArea) {
      return;
    }
    if (key === null) {
      memory.delete(storageArea);
    } else {
      memory.get(storageArea)?.delete(key);
    }
  });
}

function warn(reason: string, ...details: unknown[]): void {
  // eslint-disable-next-line no-console -- explains why settings are lost
  console.warn(
    `Settings such as the colour mode will be lost when this page is closed or reloaded, because ${reason}`,
    ...details,
  );
}
