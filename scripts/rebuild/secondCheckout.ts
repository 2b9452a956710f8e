import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySite} from './copySite';

/**
 * Folder for a second build of the site's sources. Its path contains spaces and differs in length from the path of the
 * repository.
 */
export const secondCheckoutFolder = path.resolve('.cache/second folder/of the sources');

/**
 * Deletes `secondCheckoutFolder` and creates it again. The result is like a shallow clone of the working tree after `npm ci`. It
 * contains the installed packages and a single commit with all files that git tracks or would add. With `reuseSampleCache`, it also
 * contains the cached results of the code samples, which take a minute to compute.
 */
export function createSecondCheckout({reuseSampleCache}: {reuseSampleCache: boolean}): void {
  rmSync(path.dirname(secondCheckoutFolder), {recursive: true, force: true});
  copySite(secondCheckoutFolder, {reuseSampleCache});
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
      cwd: secondCheckoutFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'All');
}

/** Builds the second checkout into its folder `out`. Throws an error with the output of the build if the build fails. */
export function buildSecondCheckout(out: string): void {
  const {status, stdout, stderr} = spawnSync(
    path.join(secondCheckoutFolder, 'node_modules/.bin/docusaurus'),
    ['build', '--out-dir', out],
    {
      cwd: secondCheckoutFolder,
      encoding: 'utf8',
      // The time zone and the locale differ from those of most machines, to detect a build that depends on them. The first
      // build starts with empty bundler caches and fills them, which makes later builds of this folder faster.
      env: {
        ...process.env,
        ...readFirstCommit(),
        NODE_ENV: 'production',
        NO_COLOR: '1',
        TZ: 'Pacific/Apia',
        LC_ALL: 'tr_TR.UTF-8',
      },
    },
  );
  if (status !== 0) {
    throw new Error(`The build in ${secondCheckoutFolder} failed.\n${stdout}${stderr}`);
  }
}

/** Returns the variables that state the commit of the build in build/. The commit of the second checkout has another hash and time. */
function readFirstCommit(): Record<string, string> {
  // TypeScript doesn't know the content of the file, which src/plugins/build-commit writes.
  const {commit, commitTime} = JSON.parse(readFileSync('build/version.json', 'utf8')) as {
    commit: string | null;
    commitTime: string | null;
  };
  return {
    ...(commit !== null && {SITE_COMMIT: commit}),
    ...(commitTime !== null && {SITE_COMMIT_TIME: commitTime}),
  };
}

/** Replaces the first match of `pattern` in a file of the second checkout. Throws if nothing matches. */
export function editSecondCheckout(name: string, pattern: RegExp, replacement: string): void {
  const file = path.join(secondCheckoutFolder, name);
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) {
    throw new Error(`${name}: nothing matches ${String(pattern)}. Change the pattern in the test.`);
  }
  writeFileSync(file, text.replace(pattern, replacement));
}
