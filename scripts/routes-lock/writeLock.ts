import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseTable, selectPageRedirects} from '../../src/plugins/redirects/table';
import {versionFile} from '../../src/shared/buildCommit';
import {docsVersions} from '../../src/shared/docsVersions';
import {collectBuiltRoutes} from './builtRoutes';
import {listPages, lockFile, readLock, renderLock} from './lock';
import {findLostAddresses} from './lost';

/**
 * Writes the pages, anchors and feeds of the last build to the lock file. Returns a summary.
 * @param acceptsLoss whether addresses can disappear without a redirect
 * @throws if there is no build, if it has other docs versions than the project, or if addresses are gone
 */
export async function writeLock(acceptsLoss: boolean): Promise<string> {
  if (!existsSync('build')) {
    throw new Error('build: folder not found. Build the site first with `npm run build`.');
  }
  checkBuiltVersions(
    readFileSync(path.join('build', versionFile), 'utf8'),
    docsVersions.map(({label}) => label),
  );
  const redirects = parseTable(readFileSync('redirects.json', 'utf8'), 'redirects.json');
  const lock = collectBuiltRoutes('build', new Set(selectPageRedirects(redirects).map(({from}) => from)));
  const lost = existsSync(lockFile) ? findLostAddresses(readLock(), lock, redirects) : [];
  if (lost.length > 0 && !acceptsLoss) {
    throw new Error(
      `${lost.join('\n')}\n\n${lockFile} hasn't changed. To give up these addresses, add \`--drop\`.`,
    );
  }
  writeFileSync(lockFile, await renderLock(lock));
  const pages = listPages(lock);
  const anchors = [...pages.values()].flat();
  return `${lockFile}: ${pages.size} pages, ${anchors.length} anchors, ${lock.feeds.length} feeds`;
}

/**
 * Throws if a build is older than the project's list of docs versions.
 * @param text the version file of the build
 * @param labels the labels of the docs versions in `docsVersions.json`
 */
export function checkBuiltVersions(text: string, labels: readonly string[]): void {
  // TypeScript doesn't know what the build wrote into the file.
  const {docsVersions: built} = JSON.parse(text) as {docsVersions: {label: string}[]};
  const found = built.map(({label}) => label).join(', ');
  const expected = labels.join(', ');
  if (found !== expected) {
    throw new Error(
      `build/${versionFile}: the build has other docs versions than docsVersions.json. Found ${found}, expected ${expected}. Build the site again with \`npm run build\`.`,
    );
  }
}
