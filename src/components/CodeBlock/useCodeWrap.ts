import {useSyncExternalStore} from 'react';
import {codeWrapAttribute, codeWrapKey} from '@site/src/shared/readingChoices';

const listeners = new Set<() => void>();

/** Whether long lines of code wrap, on all pages, and how to change it. The style sheet reads the same attribute of `<html>`. */
export function useCodeWrap(): [wraps: boolean, toggle: () => void] {
  return [useSyncExternalStore(subscribe, read, () => false), toggle];
}

function read(): boolean {
  return document.documentElement.hasAttribute(codeWrapAttribute);
}

function toggle(): void {
  apply(!read());
  try {
    if (read()) {
      localStorage.setItem(codeWrapKey, 'on');
    } else {
      localStorage.removeItem(codeWrapKey);
    }
  } catch {
    // Storage is blocked or full: the choice holds for this page view.
  }
}

function apply(wraps: boolean): void {
  document.documentElement.toggleAttribute(codeWrapAttribute, wraps);
  listeners.forEach(listener => listener());
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === codeWrapKey) {
    apply(event.newValue === 'on');
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTabs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', followOtherTabs);
    }
  };
}
