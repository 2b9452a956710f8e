// Compares the site's search with others, on the graded queries and on the records of the last build: `npm run bench:search`.
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {parseArgs} from 'node:util';
import path from 'node:path';
import {recordsPath} from '../src/shared/search';
import {createPlainMiniSearch, createPluginLunr} from './engines';
import {createOwnQueries} from './ownQueries';
import {
  createSiteEngine,
  listTags,
  measure,
  readBuiltRecords,
  readGradedQueries,
  timeQueries,
  type Scores,
} from './relevance';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}, misses: {type: 'boolean'}}});
const records = readBuiltRecords(values.dir);
const graded = readGradedQueries();
const own = createOwnQueries(records);

console.log(`${graded.length} graded queries`);
printHeader();
const engines = [
  ['Lunr, as the common plugin uses it', createPluginLunr(records)],
  ['MiniSearch with defaults', createPlainMiniSearch(records)],
  ['this site', createSiteEngine(records)],
] as const;
for (const [name, engine] of engines) {
  const {scores, outcomes} = await measure(engine, graded);
  printScores(name, scores);
  if (values.misses && name === 'this site') {
    for (const {query, pages, successAt1} of outcomes.filter(outcome => outcome.successAt1 === 0)) {
      console.log(`  ${query.version} ${query.query}: ${pages.slice(0, 4).join(' ')} (${successAt1})`);
    }
  }
}

console.log(`\n${own.length} queries made from the site's own titles, headings and identifiers`);
printHeader();
for (const [name, engine] of engines) {
  printScores(name, (await measure(engine, own)).scores);
}

const times = await timeQueries(records, graded);
console.log(`\nTime for a keystroke: p50 ${times.median.toFixed(1)} ms, p95 ${times.p95.toFixed(1)} ms`);
for (const version of ['10.x', '9.x']) {
  const bytes = listTags(version)
    .map(tag => gzipSync(readFileSync(path.join(values.dir, recordsPath(tag)))).length)
    .reduce((sum, size) => sum + size, 0);
  console.log(`Records of ${version} and the blog: ${(bytes / 1000).toFixed(1)} kB gzip`);
}

function printHeader(): void {
  console.log(`${''.padEnd(36)}  S@1    S@3    MRR   nDCG  empty`);
}

function printScores(name: string, {successAt1, successAt3, reciprocalRank, gain, empty}: Scores): void {
  const columns = [successAt1, successAt3, reciprocalRank, gain].map(value => value.toFixed(3));
  console.log(`${name.padEnd(36)} ${columns.join('  ')}  ${(empty * 100).toFixed(1)} %`);
}
