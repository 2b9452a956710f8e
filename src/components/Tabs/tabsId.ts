import {createContext} from 'react';

/** What the ids of a group of tabs begin with. */
export const TabsIdContext = createContext('');

export function tabId(tabs: string, value: string): string {
  return `${tabs}tab-${value}`;
}

export function panelId(tabs: string, value: string): string {
  return `${tabs}panel-${value}`;
}
