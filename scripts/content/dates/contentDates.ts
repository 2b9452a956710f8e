import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../src/plugins/code-samples/problem';
import {hashPages} from './hashPages';

/** The tracked file with the date of each page's last change. */
export const datesFile = 'contentDates.json';

/** The date of a page's last change as YYYY-MM-DD, and the hash of its text on that date. Keys are paths of Markdown files. */
export type ContentDates = Readonly<Record<string, {date: string; hash: string}>>;

/** Sets the dates of all changed pages to the current day in UTC. Returns these pages. */
export function writeContentDates(siteDir: string): string[] {
  const today = new Date().toISOString().slice(0, 10);
  let changed: string[] = [];
  changeDates(siteDir, dates => {
    const updated = updateContentDates(hashPages(siteDir), dates, today);
    changed = Object.keys(updated).filter(page => updated[page]?.hash !== dates[page]?.hash);
    return updated;
  });
  return changed;
}

/** Keeps the dates of all pages while `move` changes the path of a page and the links to it. Returns what `move` returns. */
export function keepDatesDuring<Result>(
  siteDir: string,
  {from, to}: {from: string; to: string},
  move: () => Result,
): Result {
  const before = hashPages(siteDir);
  const result = move();
  changeDates(siteDir, dates =>
    Object.fromEntries(
      [...hashPages(siteDir)].flatMap(([page, hash]) => {
        const source = page === to ? from : page;
        const known = dates[source];
        if (!known) {
          return [];
        }
        // If the date was already out of date, it stays so.
        return [[page, known.hash === before.get(source) ? {date: known.date, hash} : known] as const];
      }),
    ),
  );
  return result;
}

/** Removes the date of a page that has been removed. */
export function removeContentDate(siteDir: string, page: string): void {
  changeDates(siteDir, dates => Object.fromEntries(Object.entries(dates).filter(([file]) => file !== page)));
}

function changeDates(siteDir: string, change: (dates: ContentDates) => ContentDates): void {
  const file = path.join(siteDir, datesFile);
  writeFileSync(file, renderContentDates(change(parseContentDates(readFileSync(file, 'utf8')))));
}

/** Reports all pages whose dates are missing or older than their texts. */
export function collectDateProblems(siteDir: string): Problem[] {
  const dates = parseContentDates(readFileSync(path.join(siteDir, datesFile), 'utf8'));
  return compareDates(hashPages(siteDir), dates);
}

export function parseContentDates(text: string): ContentDates {
  try {
    // TypeScript doesn't know that renderContentDates has written the file.
    return JSON.parse(text) as ContentDates;
  } catch (error) {
    throw new Error(
      `${datesFile}: the file isn't valid JSON. If it contains a merge conflict, keep either side and run \`npm run content -- --fix\`.`,
      {cause: error},
    );
  }
}

/** Renders one line for each page, so that changes of different pages seldom conflict in a merge. */
export function renderContentDates(dates: ContentDates): string {
  const lines = Object.entries(dates).map(
    ([file, {date, hash}]) =>
      `  ${JSON.stringify(file)}: {"date": ${JSON.stringify(date)}, "hash": ${JSON.stringify(hash)}}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * Returns the dates of all pages. A page with a new text gets the date `today`. A page that has been moved or copied without a change keeps
 * its date.
 */
export function updateContentDates(
  hashes: ReadonlyMap<string, string>,
  dates: ContentDates,
  today: string,
): ContentDates {
  const dateByHash = new Map(Object.values(dates).map(({hash, date}) => [hash, date]));
  return Object.fromEntries(
    [...hashes].map(([file, hash]) => {
      const known = dates[file];
      const date = known?.hash === hash ? known.date : (dateByHash.get(hash) ?? today);
      return [file, {date, hash}];
    }),
  );
}

/** Reports each page whose date is missing or older than its text, and each date of a page that no longer exists. */
export function compareDates(hashes: ReadonlyMap<string, string>, dates: ContentDates): Problem[] {
  const createAdvice = (...files: string[]) =>
    `Run \`${['npm run content -- --fix', ...files].join(' ')}\` and commit ${datesFile}.`;
  const changed = [...hashes].flatMap(([file, hash]) => {
    const known = dates[file];
    const message = known
      ? `The page or one of its partials has changed since its date was written. Found ${known.date} in ${datesFile}.`
      : `The page has no date. Found no line for it in ${datesFile}, expected the day of its last change.`;
    return known?.hash === hash ? [] : [{file, line: 1, column: 1, message, advice: createAdvice(file)}];
  });
  const removed = Object.keys(dates)
    .filter(file => !hashes.has(file))
    .map(file => ({
      file: datesFile,
      line: 1,
      column: 1,
      message: `A page is missing. Found a date of ${file}, which doesn't exist.`,
      advice: createAdvice(),
    }));
  return [...changed, ...removed];
}
