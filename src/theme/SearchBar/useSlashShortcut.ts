import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Where the choice is stored; `off` or absent. */
const slot = createStorageSlot('site.search.slash');

const listeners = new Set<() => void>();

/** What was chosen on this page, unless it was stored: where storage is blocked the choice lasts as long as the page. */
let unstored: boolean | undefined;

/**
 * Whether `/` opens search, and what changes that; other tabs follow. A key alone must be one that readers can switch off: who speaks to
 * a computer types letters without knowing. https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
export function useSlashShortcut(): [isOn: boolean, setIsOn: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, readIsOn, () => true), writeIsOn];
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  // Also called for what this tab has stored.
  const stop = slot.listen(() => {
    unstored = undefined;
    onChange();
  });
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

function readIsOn(): boolean {
  return unstored ?? slot.get() !== 'off';
}

function writeIsOn(isOn: boolean): void {
  unstored = isOn;
  if (isOn) {
    slot.del();
  } else {
    slot.set('off');
  }
  listeners.forEach(onChange => onChange());
}
