import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseTable, selectPageRedirects} from '../../src/plugins/redirects/table';
import {collectBuiltRoutes} from './builtRoutes';
import {listPages, lockFile, readLock, renderLock} from './lock';
import {findLostAddresses} from './lost';

/**
 * Writes the pages, anchors and feeds of the last build to the lock file. Returns a summary.
 * @param acceptsLoss whether addresses can disappear without a redirect
 * @throws if there is no build, or if addresses are gone
 */
export async function writeLock(acceptsLoss: boolean): Promise<string> {
  if (!existsSync('build')) {
    throw new Error('build: folder not found. Build the site first with `npm run build`.');
  }
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
