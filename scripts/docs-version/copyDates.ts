import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {getContentFolder, type DocsVersion} from '../../src/shared/docsVersions';
import {datesFile, parseContentDates, renderContentDates} from '../content/dates/contentDates';
import {hashPages} from '../content/dates/hashPages';

/** Gives the pages of a new version the dates of the pages that they are copies of. Returns the number of pages. */
export function copyDates(siteDir: string, current: DocsVersion, added: DocsVersion): number {
  const file = path.join(siteDir, datesFile);
  const dates = parseContentDates(readFileSync(file, 'utf8'));
  const [source, target] = [getContentFolder(current), getContentFolder(added)];
  const copies = [...hashPages(siteDir)].flatMap(([page, hash]) => {
    const date = page.startsWith(`${target}/`) && dates[source + page.slice(target.length)]?.date;
    return date ? [[page, {date, hash}] as const] : [];
  });
  const sorted = [...Object.entries(dates), ...copies].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, renderContentDates(Object.fromEntries(sorted)));
  return copies.length;
}
