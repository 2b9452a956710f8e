// Compares the site's search with other search engines. All engines search the records of the last build for the same
// graded queries. The best pages for these queries are known. The script also measures the site's search in Chromium. It prints the results
// as tables and writes them to bench/search.md.
//   npm run bench:search
//   npm run bench:search -- --misses     also prints the queries whose first result is wrong
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {docsVersions} from '../../src/shared/docsVersions';
import {findOrInstallBrowser} from '../system/browser';
import {createDefaultMiniSearch, createLunrPluginEngine} from '../search/relevance/baselineEngines';
import {compressFiles} from '../nginx/compress';
import {generateQueries} from '../search/relevance/generateQueries';
import {
  createSiteEngine,
  measureRelevance,
  readBuiltRecords,
  readQuerySets,
  type GradedQuery,
  type QueryOutcome,
} from '../search/relevance/measure';
import {measureFirstResult, measureKeystrokes} from '../search/performance/inBrowser';
import {measureSearchSizes} from '../search/performance/sizes';
import {startServer} from '../serve/server';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}, misses: {type: 'boolean'}}});
const records = readBuiltRecords(values.dir);
const {graded, tuning, heldOut, questions} = readQuerySets();
const engines = [
  ['Lunr, as the common plugin uses it', createLunrPluginEngine(records)],
  ['MiniSearch with defaults', createDefaultMiniSearch(records)],
  ['this site', createSiteEngine(records)],
] as const;

const sections = [
  '# Results of `npm run bench:search`',
  'S@1 and S@3 are the shares of queries that are answered by the first page or by one of the first three pages. MRR (mean reciprocal rank) and nDCG cover the first ten pages. The last column is the share of queries without a result. All engines search the same records. For this site, the order of the pages is the order in the search window.',
  await compare('queries that the ranking was tuned with', graded),
  await compare('more queries, which may also be used for tuning the ranking', tuning),
  await compare('held-out queries, which must not be used for tuning the ranking', heldOut),
  await compare('pasted error messages and plain questions', questions),
  await compare(
    'queries generated from the site’s titles, headings and identifiers',
    generateQueries(records),
  ),
  await measureInBrowser(),
];
const results = `${sections.join('\n\n')}\n`;
console.log(results);
mkdirSync('bench', {recursive: true});
writeFileSync('bench/search.md', results);

async function compare(name: string, queries: GradedQuery[]): Promise<string> {
  const rows: string[][] = [];
  for (const [engine, search] of engines) {
    const {scores, outcomes} = await measureRelevance(search, queries);
    const {successAt1, successAt3, reciprocalRank, ndcg, emptyShare} = scores;
    const shares = [successAt1, successAt3, reciprocalRank, ndcg].map(value => value.toFixed(3));
    rows.push([engine, ...shares, `${(emptyShare * 100).toFixed(1)} %`]);
    if (values.misses && engine === 'this site') {
      printMisses(name, outcomes);
    }
  }
  return `## ${queries.length} ${name}\n\n${renderTable(['engine', 'S@1', 'S@3', 'MRR', 'nDCG', 'empty'], rows)}`;
}

function printMisses(name: string, outcomes: QueryOutcome[]): void {
  console.log(`${name}: the first result is wrong`);
  for (const {query, pages} of outcomes.filter(({successAt1}) => successAt1 === 0)) {
    console.log(`  ${query.version} ${query.query}: ${pages.slice(0, 4).join(' ')}`);
  }
}

async function measureInBrowser(): Promise<string> {
  const directory = await createCompressedCopy(values.dir);
  const server = await startServer(directory, 0);
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  try {
    const rows: string[][] = [];
    for (const slowdown of [1, 4]) {
      const times = await measureKeystrokes(browser, server.url, graded, slowdown);
      rows.push([
        `time per keystroke at 1/${slowdown} of the CPU speed: median, p95`,
        `${times.median.toFixed(1)} ms, ${times.p95.toFixed(1)} ms`,
        `p95 ${slowdown === 1 ? 10 : 30} ms`,
      ]);
    }
    const first = await measureFirstResult(browser, server.url);
    rows.push(['time from opening to the first result, empty cache', `${first.toFixed(0)} ms`, '300 ms']);
    for (const {label: version} of docsVersions) {
      const {codeBytes, recordsBytes} = measureSearchSizes(values.dir, version);
      const sizes = [codeBytes, recordsBytes, codeBytes + recordsBytes].map(
        size => `${(size / 1000).toFixed(1)} kB`,
      );
      rows.push([`${version}: search code, records and their sum, gzipped`, sizes.join(', '), '100 kB']);
    }
    return `## In Chromium\n\n${renderTable(['measure', 'this site', 'limit'], rows)}`;
  } finally {
    await browser.close();
    await server.close();
    rmSync(directory, {recursive: true});
  }
}

/** Copies a build and adds compressed variants of its files, because hosts send compressed files. Returns the path of the copy. */
async function createCompressedCopy(build: string): Promise<string> {
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
