import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findElements, readAttribute} from '../built-pages/html';
import type {Page} from '../built-pages/pages';
import type {Chapter} from './contents';
import {fillIn, type Texts, type VersionOptions} from './options';

/** What all files of a docs version are made of. */
export type Source = {
  /** Absolute path of the built site, and the base URL, the origin and the language of its pages. */
  outDir: string;
  baseUrl: string;
  origin: string;
  language: string;
  version: VersionOptions;
  /** Path of the version's pages, including the base URL. */
  path: string;
  pages: Page[];
  /** The sidebar, which contains all pages. */
  chapters: Chapter[];
  edition: Edition;
};

/** The commit from which the site was built. */
export type Edition = {
  commit: string | null;
  /** A time in UTC, such as `2026-11-23T08:30:00Z`. */
  commitTime: string | null;
};

/** Reads the commit from the built `version.json`. */
export function readEdition(outDir: string, versionFile: string): Edition {
  // TypeScript doesn't know that the plugin build-commit writes these two properties.
  const {commit, commitTime} = JSON.parse(readFileSync(path.join(outDir, versionFile), 'utf8')) as Edition;
  return {commit, commitTime};
}

/** Says which version and which commit a file contains. */
export function describeEdition(
  {version, edition}: Pick<Source, 'version' | 'edition'>,
  texts: Texts,
): string {
  const {label, title} = version;
  const {commit, commitTime} = edition;
  return commit === null
    ? fillIn(texts.unknownCommit, {label, title})
    : fillIn(commitTime === null ? texts.edition.replace(/, \{date\}/, '') : texts.edition, {
        label,
        title,
        commit: shortenCommit(commit),
        date: (commitTime ?? '').slice(0, 10),
      });
}

function shortenCommit(commit: string): string {
  return commit.replace(/^([\da-f]{10})[\da-f]*/, '$1');
}

/** Returns the time at which the files changed: that of the commit or, if it is unknown, the latest date on the pages. */
export function getModified({edition, pages}: Pick<Source, 'edition' | 'pages'>): string {
  if (edition.commitTime !== null) {
    return edition.commitTime;
  }
  const dates = pages.flatMap(({document}) =>
    findElements(document, ({tagName}) => tagName === 'time').flatMap(
      element => readAttribute(element, 'datetime') ?? [],
    ),
  );
  const latest =
    dates
      .filter(date => /^\d{4}-\d{2}-\d{2}/.test(date))
      .sort()
      .at(-1) ?? '2000-01-01';
  return `${latest.slice(0, 10)}T00:00:00Z`;
}
