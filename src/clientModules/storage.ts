// What the framework leaves out when browsers refuse to store, or forget. (That they forbid it altogether, it says itself, once.)
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  if (readStorage() === null) {
    warn('this browser has no storage.');
  }
  keepWhatDoesNotFit();
  window.addEventListener('storage', ({key, storageArea}) => {
    // Another tab cleared all of it. Browsers name no key then, and the theme hears nothing: told once more, it follows the system.
    if (key === null) {
      window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: null, storageArea}));
    }
  });
}

/** The storage; null where there is none; undefined where reading it throws. */
function readStorage(): unknown {
  try {
    return Reflect.get(window, 'localStorage');
  } catch {
    return undefined;
  }
}

/**
 * A full storage makes writing throw: each choice would be an error on the console, and the search window would stop half-way. What
 * doesn't fit is kept for as long as the page is there.
 */
function keepWhatDoesNotFit(): void {
  const kept = new WeakMap<Storage, Map<string, string>>();
  let isSaid = false;
  const {getItem, setItem, removeItem} = Storage.prototype;
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return kept.get(this)?.get(key) ?? getItem.call(this, key);
    },
    setItem(this: Storage, key: string, value: string) {
      try {
        setItem.call(this, key, value);
        kept.get(this)?.delete(key);
      } catch (error) {
        kept.set(this, (kept.get(this) ?? new Map<string, string>()).set(key, value));
        if (!isSaid) {
          isSaid = true;
          warn('the storage of this browser takes nothing more.', error);
        }
      }
    },
    removeItem(this: Storage, key: string) {
      kept.get(this)?.delete(key);
      removeItem.call(this, key);
    },
  });
}

function warn(reason: string, ...details: unknown[]): void {
  // eslint-disable-next-line no-console -- for whoever wonders why choices are forgotten
  console.warn(
    `Choices on this site, such as the colour mode, last as long as the page: ${reason}`,
    ...details,
  );
}
