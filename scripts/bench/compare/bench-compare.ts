// Builds the same Markdown with this site, stock Docusaurus, Starlight and VitePress, and measures a docs page of each site with Lighthouse.
// Prints the results as a table, and writes them to bench/compare.md.
//   npm run bench:compare
//   npm run bench:compare -- --runs 9   runs Lighthouse nine times for each site
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Result} from 'lighthouse';
import {buildSite} from '../docusaurus';
import {runLighthouse, serveCompressed} from '../lighthouse';
import {createSites} from '../sites';
import type {BuildTime} from '../timedRun';
import {buildGeneratorSite, comparedPage, createGeneratorSite, generators} from './generators';
import {renderComparison, type SiteResult} from './metrics';

type BuiltSite = {name: string; folder: string; page: string; build: BuildTime};

const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}}});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  throw new Error(`--runs: found ${values.runs}. Write a whole number that is at least 1.`);
}
const repository = path.resolve(import.meta.dirname, '../../..');
const loadBefore = readLoad();
const results = await measureSites(await buildSites());
const report = [
  '# Results of `npm run bench:compare`',
  `The same Markdown, built with this site and with the default settings of three other generators. Scores and times of the page are the medians of ${runs} runs of Lighthouse 12 with the phone and the slow network that it simulates by default. Sizes are bytes on the network with gzip, without files that are prefetched for other pages. Builds are single ones without caches, and the build of this site also checks and runs the code samples. Starlight’s build contains its search index, the build of this site contains its search records, and the other two have no search by default.`,
  `Node ${process.version}, ${availableParallelism()} cores, load average ${loadBefore} before and ${readLoad()} after the measurement.`,
  renderComparison(results),
].join('\n\n');
console.log(`\n${report}`);
mkdirSync('bench', {recursive: true});
writeFileSync('bench/compare.md', `${report}\n`);

function readLoad(): string {
  return (loadavg()[0] ?? NaN).toFixed(1);
}

async function buildSites(): Promise<BuiltSite[]> {
  const sites = createSites();
  process.once('exit', () => rmSync(sites.folder, {recursive: true, force: true}));
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
  const built: BuiltSite[] = [];
  for (const [name, folder] of [
    ['this site', sites.site],
    ['stock Docusaurus', sites.stock],
  ] as const) {
    console.log(`Building ${name} …`);
    const build = await buildSite(folder);
    built.push({name, folder: path.join(folder, 'build'), page: comparedPage.docusaurus, build});
  }
  for (const generator of generators) {
    console.log(`Building ${generator.name} …`);
    const site = createGeneratorSite(repository, generator);
    const {time, folder} = await buildGeneratorSite(site, generator);
    built.push({name: generator.name, folder, page: comparedPage.others, build: time});
  }
  return built;
}

async function measureSites(sites: readonly BuiltSite[]): Promise<SiteResult[]> {
  const measured = sites.map(({name, build}) => ({name, build, runs: [] as Result[]}));
  const servers = await Promise.all(sites.map(({folder}) => serveCompressed(folder)));
  try {
    // The runs alternate between the sites, so that a temporary load on the machine affects all of them.
    for (let run = 0; run < runs; run++) {
      console.log(`Lighthouse, run ${run + 1} of ${runs} …`);
      for (const [index, {page}] of sites.entries()) {
        measured[index]?.runs.push(await runLighthouse(`${servers[index]?.url}${page}`));
      }
    }
  } finally {
    await Promise.all(servers.map(server => server.close()));
  }
  return measured;
}
