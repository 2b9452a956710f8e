import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Storage entry that is `off` if the reader has turned the shortcuts off. Otherwise, the entry doesn't exist. */
const slot = createStorageSlot('site.search.slash');

const listeners = new Set<() => void>();

/** The reader's choice if it can't be stored because storage is blocked. It is kept until the page is closed or reloaded. */
let unstoredChoice: boolean | undefined;

/**
 * Returns whether the shortcuts `/` and `?` work, and a function that changes this setting in all tabs. Speech input can trigger shortcuts
 * that have no modifier key by accident, so WCAG 2.1.4 requires a way to turn them off.
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
export function useSingleKeys(): [isOn: boolean, setIsOn: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, readIsOn, () => true), writeIsOn];
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  // This listener is also called when this tab itself stores a value.
  const stopListening = slot.listen(() => {
    unstoredChoice = undefined;
    onChange();
  });
  return () => {
    listeners.delete(onChange);
    stopListening();
  };
}

function readIsOn(): boolean {
  return unstoredChoice ?? slot.get() !== 'off';
}

function writeIsOn(isOn: boolean): void {
  unstoredChoice = isOn;
  if (isOn) {
    slot.del();
  } else {
    slot.set('off');
  }
  listeners.forEach(onChange => onChange());
}
