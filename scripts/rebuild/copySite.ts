import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, lstatSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {docsVersions} from '../../src/shared/docsVersions';

type Options = {
  /** Also copies the cached results of the code samples, which take a minute to compute. */
  reuseSampleCache: boolean;
  /** Selects the files to copy by their paths. By default, all files are copied. */
  isWanted?: (file: string) => boolean;
};

/** Copies the site to a folder, which is deleted first: all files that git tracks or would add, and the installed packages. */
export function copySite(folder: string, {reuseSampleCache, isWanted = () => true}: Options): void {
  rmSync(folder, {recursive: true, force: true});
  for (const file of listSources().filter(isWanted)) {
    cpSync(file, path.join(folder, file));
  }
  const packageFolders = ['node_modules', ...docsVersions.map(({samples}) => `${samples}/node_modules`)];
  for (const packages of packageFolders.filter(existsSync)) {
    linkFolder(packages, path.join(folder, packages));
  }
  rmSync(path.join(folder, 'node_modules/.cache'), {recursive: true, force: true});
  if (reuseSampleCache && existsSync('.cache/samples')) {
    mkdirSync(path.join(folder, '.cache'));
    cpSync('.cache/samples', path.join(folder, '.cache/samples'), {recursive: true});
  }
}

/** Copies a folder as hard links, because a build would follow symbolic links to the original folder. */
export function linkFolder(source: string, target: string): void {
  execFileSync('cp', ['-al', path.resolve(source), path.resolve(target)]);
}

function listSources(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter(file => file !== '' && existsSync(file) && lstatSync(file).isFile());
}
