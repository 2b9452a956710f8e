// Requests all links of the built pages to other sites, and prints which of them are broken or have moved.
//
//   npm run external-links                checks build/, and fails if a link is broken
//   npm run external-links -- --issue     creates, updates or closes one issue on GitHub instead, and doesn't fail
//   --dir FOLDER      the built site, `build` by default
//   --days 14         doesn't request links again that have worked within so many days, 6 by default
//   --minutes 30      the time for all links, 20 by default; the next run continues with the links that are left
//
// The results are kept in .cache/external-links.json. With --issue, the environment variables GITHUB_API_URL, GITHUB_REPOSITORY and
// GITHUB_TOKEN are those of GitHub Actions.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import siteConfig from '../../docusaurus.config';
import {checkLinks, type LinkCache} from './checkLinks';
import {collectLinks} from './collectLinks';
import {updateIssue} from './issue';
import {findPlaces, renderReport, type CheckedLink} from './report';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    days: {type: 'string', default: '6'},
    minutes: {type: 'string', default: '20'},
    issue: {type: 'boolean', default: false},
  },
});
const cacheFile = '.cache/external-links.json';

const pagesByUrl = collectLinks(values.dir, siteConfig.url);
if (pagesByUrl.size === 0) {
  throw new Error(
    `${values.dir}: found no links to other sites. Build the site first with \`npm run build\`.`,
  );
}
const {results, cache} = await checkLinks([...pagesByUrl.keys()], readCache(), {
  attempts: 3,
  responseMs: 20_000,
  backOffMs: 5_000,
  maxWaitMs: 120_000,
  wait,
  hosts: 8,
  totalMs: Number(values.minutes) * 60_000,
  cacheMs: Number(values.days) * 86_400_000,
});
mkdirSync(path.dirname(cacheFile), {recursive: true});
writeFileSync(cacheFile, `${JSON.stringify(cache, null, 2)}\n`);

const links = [...results].map(([url, result]): CheckedLink => {
  const isListed = result.state !== 'works' || result.movedTo !== undefined;
  return {...result, url, places: isListed ? findPlaces(url, pagesByUrl.get(url) ?? []) : []};
});
if (links.every(({state}) => state !== 'works')) {
  throw new Error(`Found no working link among ${links.length}. Check the connection of this computer.`);
}
const brokenCount = links.filter(({state}) => state === 'broken').length;
const report = renderReport(links);
console.log(report);
if (values.issue) {
  const isComplete = links.every(({state}) => state !== 'unchecked');
  console.log(await updateIssue(report, {brokenCount, isComplete}));
} else {
  process.exitCode = brokenCount > 0 ? 1 : 0;
}

function readCache(): LinkCache {
  // TypeScript doesn't know the type of the file, which this command has written.
  return existsSync(cacheFile) ? (JSON.parse(readFileSync(cacheFile, 'utf8')) as LinkCache) : {};
}
