import {expect, test} from 'vitest';
import {readCommit} from '../../../src/plugins/build-commit/readCommit';
import {docsVersions, getDocsRoute} from '../../../src/shared/docsVersions';
import {cleanPath} from '../../../src/shared/paths';
import {movedPages, readBuiltFiles, readBuiltText} from './builtSite';

// TypeScript doesn't know the content of the file, which src/plugins/build-commit writes.
const {
  commit,
  commitTime,
  note,
  docsVersions: versions,
} = JSON.parse(readBuiltText('version.json')) as {
  commit: string | null;
  commitTime: string | null;
  note?: string;
  docsVersions: unknown;
};

test('version.json states the commit with its time, or says why it is unknown', () => {
  if (commit === null) {
    expect(note).toContain('The commit is unknown');
  } else {
    // The build can be older than the working tree, so the repository doesn't tell the right values. This call rejects invalid values.
    const settings = {SITE_COMMIT: commit, ...(commitTime !== null && {SITE_COMMIT_TIME: commitTime})};
    expect(readCommit('.', settings)).toEqual({commit, commitTime, ...(note && {note})});
  }
});

test('version.json lists all docs versions', () => {
  expect(versions).toEqual(
    docsVersions.map(version => ({
      label: version.label,
      path: getDocsRoute(version),
      packageVersion: version.packageVersion,
      isLatest: version.isLatest,
    })),
  );
});

test('the footer of every page names the same commit', () => {
  const shortHash = commit?.replace(/^(.{7})[^-]*/, '$1');
  // At the old address of a page, there is only a redirect.
  const pages = readBuiltFiles().filter(file => file.endsWith('.html') && !movedPages.has(cleanPath(file)));
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) {
    const commits = Array.from(
      readBuiltText(page).matchAll(/Built from commit <a [^>]*><code>([^<]*)<\/code>/g),
      ([, text]) => text,
    );
    expect([page, ...commits]).toEqual([page, ...(shortHash === undefined ? [] : [shortHash])]);
  }
});
