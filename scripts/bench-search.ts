// Compares the site's search with others, on graded queries and on the records of the last build, and measures it in Chromium. Prints
// the tables and writes them to bench/search.md: `npm run bench:search`. With --misses it prints what was not found first.
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {findOrInstallBrowser} from './browser';
import {createPlainMiniSearch, createPluginLunr} from './engines';
import {compressFiles} from './nginx/compress';
import {createOwnQueries} from './ownQueries';
import {
  createSiteEngine,
  measure,
  readBuiltRecords,
  readQuerySets,
  type GradedQuery,
  type Outcome,
} from './relevance';
import {timeFirstResult, timeKeystrokes} from './searchInBrowser';
import {measureSizes} from './searchSizes';
import {startServer} from './server';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}, misses: {type: 'boolean'}}});
const records = readBuiltRecords(values.dir);
const {graded, tuning, heldOut, questions} = readQuerySets();
const engines = [
  ['Lunr, as the common plugin uses it', createPluginLunr(records)],
  ['MiniSearch with defaults', createPlainMiniSearch(records)],
  ['this site', createSiteEngine(records)],
] as const;

const parts = [
  '# Results of `npm run bench:search`',
  'Shares of queries whose first page, or one of the first three, answers them (S@1, S@3), mean reciprocal rank and nDCG of the first ten pages, and share of queries without any result. All engines search the same records. This site’s order is that of its modal.',
  await compare('graded queries of the project', graded),
  await compare('more queries, half of which guided the ranking', tuning),
  await compare('the other half, which nobody tuned on', heldOut),
  await compare('pasted error messages and plain questions', questions),
  await compare(
    'queries made from the site’s own titles, headings and identifiers',
    createOwnQueries(records),
  ),
  await measureInBrowser(),
];
const results = `${parts.join('\n\n')}\n`;
console.log(results);
mkdirSync('bench', {recursive: true});
writeFileSync('bench/search.md', results);

async function compare(name: string, queries: GradedQuery[]): Promise<string> {
  const rows: string[][] = [];
  for (const [engine, search] of engines) {
    const {scores, outcomes} = await measure(search, queries);
    const {successAt1, successAt3, reciprocalRank, gain, empty} = scores;
    const shares = [successAt1, successAt3, reciprocalRank, gain].map(value => value.toFixed(3));
    rows.push([engine, ...shares, `${(empty * 100).toFixed(1)} %`]);
    if (values.misses && engine === 'this site') {
      printMisses(name, outcomes);
    }
  }
  return `## ${queries.length} ${name}\n\n${renderTable(['engine', 'S@1', 'S@3', 'MRR', 'nDCG', 'empty'], rows)}`;
}

function printMisses(name: string, outcomes: Outcome[]): void {
  console.log(`${name}: not found first`);
  for (const {query, pages} of outcomes.filter(({successAt1}) => successAt1 === 0)) {
    console.log(`  ${query.version} ${query.query}: ${pages.slice(0, 4).join(' ')}`);
  }
}

async function measureInBrowser(): Promise<string> {
  const directory = await copyCompressed(values.dir);
  const server = await startServer(directory, 0);
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  try {
    const rows: string[][] = [];
    for (const slowdown of [1, 4]) {
      const times = await timeKeystrokes(browser, server.url, graded, slowdown);
      rows.push([
        `a key, processor at 1/${slowdown} speed: median, p95`,
        `${times.median.toFixed(1)} ms, ${times.p95.toFixed(1)} ms`,
        `p95 ${slowdown === 1 ? 10 : 30} ms`,
      ]);
    }
    const first = await timeFirstResult(browser, server.url);
    rows.push(['first result after opening, empty cache', `${first.toFixed(0)} ms`, '300 ms']);
    for (const version of ['10.x', '9.x']) {
      const {library, records: files} = measureSizes(values.dir, version);
      const sizes = [library, files, library + files].map(size => `${(size / 1000).toFixed(1)} kB`);
      rows.push([`${version}: library, records, both, gzip`, sizes.join(', '), '100 kB']);
    }
    return `## In Chromium\n\n${renderTable(['measure', 'this site', 'limit'], rows)}`;
  } finally {
    await browser.close();
    await server.close();
    rmSync(directory, {recursive: true});
  }
}

/** A copy of a build whose files go out compressed, as hosts do it. Returns its path. */
async function copyCompressed(build: string): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  cpSync(build, directory, {recursive: true});
  await compressFiles(directory, 4);
  return directory;
}

function renderTable(head: string[], rows: string[][]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  const render = (line: string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    render(head),
    `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(render),
  ].join('\n');
}
