// Writes routes.lock.json: all pages, anchors of headings and feeds of the last build. Run it after `npm run build`.
//   npm run routes:lock              stops if an address is gone and isn't redirected
//   npm run routes:lock -- --drop    accepts that these addresses are gone
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {parseTable, selectPageRedirects} from '../src/plugins/redirects/table';
import {collectBuiltRoutes} from './routes-lock/builtRoutes';
import {listPages, lockFile, readLock, renderLock} from './routes-lock/lock';
import {findLostAddresses} from './routes-lock/lost';

const {values} = parseArgs({options: {drop: {type: 'boolean'}}});
void main();

async function main(): Promise<void> {
  if (!existsSync('build')) {
    throw new Error('build: folder not found. Build the site first with `npm run build`.');
  }
  const redirects = parseTable(readFileSync('redirects.json', 'utf8'), 'redirects.json');
  const lock = collectBuiltRoutes('build', new Set(selectPageRedirects(redirects).map(({from}) => from)));
  const lost = existsSync(lockFile) ? findLostAddresses(readLock(), lock, redirects) : [];
  if (lost.length > 0 && !values.drop) {
    console.error(
      `${lost.join('\n')}\n\n${lockFile} hasn't changed. To give up these addresses, add \`-- --drop\`.`,
    );
    process.exitCode = 1;
    return;
  }
  writeFileSync(lockFile, await renderLock(lock));
  const pages = listPages(lock);
  const anchors = [...pages.values()].flat();
  console.log(`${lockFile}: ${pages.size} pages, ${anchors.length} anchors, ${lock.feeds.length} feeds`);
}
