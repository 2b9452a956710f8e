// Compares this site with stock Docusaurus, prints the results and writes them to bench/results.md.
//   npm run bench                         runs all benchmarks
//   npm run bench -- --only cold-load     only runs the listed benchmarks, without writing the file
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {builds} from './bench/builds';
import {clicks} from './bench/clicks';
import {coldLoad} from './bench/coldLoad';
import {devServer} from './bench/devServer';
import {firstEdit} from './bench/firstEdit';
import {lighthouseScores} from './bench/lighthouse';
import {moduleReport} from './bench/modules/moduleReport';
import {renderResults} from './bench/results';
import {violatesLimit, type Bench, type Row} from './bench/row';
import {createSites} from './bench/sites';

const benches: Bench[] = [coldLoad, lighthouseScores, clicks, moduleReport, builds, devServer, firstEdit];

const {values} = parseArgs({options: {only: {type: 'string'}}});
const selected = selectBenches(values.only?.split(','));
const cores = availableParallelism();
if ((loadavg()[0] ?? 0) > cores / 2) {
  console.warn(
    `The machine is busy (load average ${loadavg()[0]?.toFixed(1)}), so the measured times will be too long.`,
  );
}
const rows = await runBenches(selected);
const results = renderResults(rows, [
  `Node ${process.version}, ${cores === 2 ? 'two' : cores} cores. “Stock Docusaurus” is the classic preset of the same version, with its default settings and without a search. It builds the same Markdown without this site's components.`,
  ...selected.map(({description}) => description),
]);
console.log(results);
if (values.only === undefined) {
  mkdirSync('bench', {recursive: true});
  writeFileSync('bench/results.md', results);
}
process.exitCode = rows.some(violatesLimit) ? 1 : 0;

async function runBenches(chosen: readonly Bench[]): Promise<Row[]> {
  const sites = createSites();
  process.once('exit', () => rmSync(sites.folder, {recursive: true, force: true}));
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
  const measured: Row[] = [];
  for (const {name, run} of chosen) {
    console.log(`Measuring ${name} …`);
    measured.push(...(await run(sites)));
  }
  return measured;
}

function selectBenches(names: readonly string[] | undefined): Bench[] {
  const unknown = names?.filter(name => !benches.some(bench => bench.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `Unknown benchmark: ${unknown.join(', ')}. Choose from ${benches.map(({name}) => name).join(', ')}.`,
    );
  }
  return benches.filter(({name}) => names?.includes(name) ?? true);
}
