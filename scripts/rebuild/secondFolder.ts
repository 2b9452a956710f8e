import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Where the same sources are built a second time: another path, of another length, with a space in it. */
export const secondFolder = path.resolve('.cache/second folder/of the sources');

const installed = ['node_modules', 'samples/v10/node_modules', 'samples/v9/node_modules'];

/**
 * Makes `secondFolder` what a shallow clone of the working tree would be after `npm ci`: the files that git knows or would add, as
 * the only commit, and the packages. With `warm`, also the results of code samples, which take a minute to compute.
 */
export function createSecondFolder({warm}: {warm: boolean}): void {
  rmSync(path.dirname(secondFolder), {recursive: true, force: true});
  for (const file of listSources()) {
    cpSync(file, path.join(secondFolder, file));
  }
  for (const folder of installed.filter(existsSync)) {
    // Hard links: a symbolic link would show the first folder's path to the build.
    execFileSync('cp', ['-al', path.resolve(folder), path.join(secondFolder, folder)]);
  }
  rmSync(path.join(secondFolder, 'node_modules/.cache'), {recursive: true, force: true});
  if (warm && existsSync('.cache/samples')) {
    mkdirSync(path.join(secondFolder, '.cache'));
    cpSync('.cache/samples', path.join(secondFolder, '.cache/samples'), {recursive: true});
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
      cwd: secondFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'All');
}

/** Builds the site there into `out`. Throws with the build's output when it fails. */
export function buildSecondFolder(out: string): void {
  const {status, stdout, stderr} = spawnSync(
    path.join(secondFolder, 'node_modules/.bin/docusaurus'),
    ['build', '--out-dir', out],
    {
      cwd: secondFolder,
      encoding: 'utf8',
      // The caches of the bundler are new here: the first build fills them, the next one is faster by them. The time zone and the
      // language are others than most machines have.
      env: {...process.env, NODE_ENV: 'production', NO_COLOR: '1', TZ: 'Pacific/Apia', LC_ALL: 'tr_TR.UTF-8'},
    },
  );
  if (status !== 0) {
    throw new Error(`The build in ${secondFolder} failed.\n${stdout}${stderr}`);
  }
}

/** Replaces what `pattern` finds first in a file there. Throws when it finds nothing. */
export function editSecondFolder(name: string, pattern: RegExp, replacement: string): void {
  const file = path.join(secondFolder, name);
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) {
    throw new Error(`${name} has nothing like ${String(pattern)}: say in the test what to replace instead.`);
  }
  writeFileSync(file, text.replace(pattern, replacement));
}

function listSources(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter(file => file !== '' && existsSync(file) && lstatSync(file).isFile());
}
