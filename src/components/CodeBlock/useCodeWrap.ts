import {useSyncExternalStore} from 'react';
import {codeWrapAttribute, codeWrapKey} from '@site/src/shared/readerPreferences';

const listeners = new Set<() => void>();

/**
 * Returns whether long lines of code wrap on all pages, and a function that toggles this. The setting is an attribute of `<html>`, which
 * the style sheet reads too.
 */
export function useCodeWrap(): [wraps: boolean, toggle: () => void] {
  return [useSyncExternalStore(subscribe, isWrapEnabled, () => false), toggle];
}

function isWrapEnabled(): boolean {
  return document.documentElement.hasAttribute(codeWrapAttribute);
}

function toggle(): void {
  setWrap(!isWrapEnabled());
  try {
    if (isWrapEnabled()) {
      localStorage.setItem(codeWrapKey, 'on');
    } else {
      localStorage.removeItem(codeWrapKey);
    }
  } catch {
    // If storage is blocked or full, the setting lasts until the page is reloaded.
  }
}

function setWrap(wraps: boolean): void {
  document.documentElement.toggleAttribute(codeWrapAttribute, wraps);
  listeners.forEach(listener => listener());
}

function handleStorageChange(event: StorageEvent): void {
  if (event.key === codeWrapKey) {
    setWrap(event.newValue === 'on');
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', handleStorageChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', handleStorageChange);
    }
  };
}
