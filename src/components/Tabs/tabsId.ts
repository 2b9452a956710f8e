import {createContext} from 'react';

/** The prefix of all DOM ids in a group of tabs. */
export const TabsIdContext = createContext('');

/** Returns the id of the tab button with this value. */
export function getTabId(prefix: string, value: string): string {
  return `${prefix}tab-${value}`;
}

/** Returns the id of the tab panel with this value. */
export function getPanelId(prefix: string, value: string): string {
  return `${prefix}panel-${value}`;
}
