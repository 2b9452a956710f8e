import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {readCommit} from '../readCommit';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'commit-')));
const repository = path.join(folder, 'repository');
const archive = path.join(repository, 'archive');
mkdirSync(archive, {recursive: true});
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
    cwd: repository,
    encoding: 'utf8',
    env: {...process.env, GIT_COMMITTER_DATE: '2026-11-23T09:30:00+01:00'},
  }).trim();
git('init', '--quiet');
writeFileSync(path.join(repository, 'page.md'), 'A page');
git('add', '--all');
git('commit', '--quiet', '--message', 'Add a page');
const head = git('rev-parse', 'HEAD');
const other = 'fedcba9876543210';

afterAll(() => rmSync(folder, {recursive: true}));

test('reads the commit and its time in UTC from the repository', () => {
  expect(readCommit(repository, {})).toEqual({commit: head, commitTime: '2026-11-23T08:30:00Z'});
});

test('uses the variable of the site before the variable of the host', () => {
  expect(
    readCommit(repository, {
      SITE_COMMIT: other,
      SITE_COMMIT_TIME: '2026-01-02T03:04:05.6Z',
      GITHUB_SHA: head,
    }),
  ).toEqual({commit: other, commitTime: '2026-01-02T03:04:05Z'});
  expect(readCommit(repository, {GITHUB_SHA: head})).toMatchObject({
    commit: head,
    commitTime: '2026-11-23T08:30:00Z',
  });
  expect(readCommit(archive, {SOURCE_COMMIT: other})).toMatchObject({commit: other});
});

test('ignores the variable of a host if it isn’t a commit', () => {
  expect(readCommit(repository, {COMMIT_REF: 'HEAD'})).toMatchObject({commit: head});
});

test('says that the time is unknown if the repository has another commit', () => {
  const {commitTime, note} = readCommit(repository, {SITE_COMMIT: other});
  expect(commitTime).toBeNull();
  expect(note).toContain('set SITE_COMMIT_TIME');
});

test('says that the commit is unknown in a folder that isn’t the top folder of a repository', () => {
  const {commit, commitTime, note} = readCommit(archive, {});
  expect([commit, commitTime]).toEqual([null, null]);
  expect(note).toContain('set SITE_COMMIT and SITE_COMMIT_TIME');
});

test('marks a build with changes that aren’t committed', () => {
  writeFileSync(path.join(repository, 'new.md'), 'A new page');
  const commit = readCommit(repository, {});
  expect(commit).toEqual({commit: `${head}-dirty`, commitTime: '2026-11-23T08:30:00Z'});
  // A build in another folder gets the same values from the variables.
  expect(
    readCommit(archive, {SITE_COMMIT: `${head}-dirty`, SITE_COMMIT_TIME: '2026-11-23T08:30:00Z'}),
  ).toEqual(commit);
});

test.each([
  [{SITE_COMMIT: 'main'}, 'SITE_COMMIT: found `main`, expected the hash of a commit'],
  [{SITE_COMMIT: other, SITE_COMMIT_TIME: 'today'}, 'SITE_COMMIT_TIME: found `today`, expected a time'],
])('rejects %j', (env, message) => {
  expect(() => readCommit(archive, env)).toThrow(message);
});
