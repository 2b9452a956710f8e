// Handles storage that is missing, and storage that another tab clears. Docusaurus itself logs a message if access to the storage is
// blocked or if a value doesn't fit. In these cases, settings are lost when the page is closed or reloaded.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  if (isStorageMissing()) {
    // eslint-disable-next-line no-console -- explains why settings are lost
    console.warn(
      'Settings such as the colour mode will be lost when this page is closed or reloaded, because this browser has no storage.',
    );
  }
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
