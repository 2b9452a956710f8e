import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import contentDates from '../../contentDates.json';
import {siteDir} from './siteDir';

/** The date of each page's last change, as YYYY-MM-DD. `npm run content -- --fix` writes the file. */
const dates: Readonly<Record<string, {date: string}>> = contentDates;

/**
 * Tells Docusaurus when a page was changed. It's in the place of git, so that the dates depend neither on the depth of the clone nor on
 * commits that only move or reformat files.
 */
export const contentDatesAsVcs: VcsConfig = {
  initialize: () => {},
  getFileCreationInfo: async _file => null,
  getFileLastUpdateInfo: async file => {
    const change = dates[path.relative(siteDir, file).split(path.sep).join('/')];
    return change ? {timestamp: Date.parse(change.date), author: ''} : null;
  },
};
