// Puts nginx with the site of build/ under load, and writes bench/load.md.
//   npm run bench:load -- --seconds 10 --connections 64
import {mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {cleanPath} from '../src/shared/paths';
import {requireWrk, runWrk} from './load/wrk';
import {createPackage} from './nginx/package';
import {findOrInstallNginx} from './nginx/program';
import {findFreePort, startNginx} from './nginx/run';

const {values} = parseArgs({
  options: {seconds: {type: 'string', default: '10'}, connections: {type: 'string', default: '64'}},
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);

const nginx = findOrInstallNginx();
if (!nginx) {
  throw new Error(
    'The load bench needs nginx: on Debian `sudo apt-get install nginx libnginx-mod-http-brotli-static`.',
  );
}
requireWrk();

const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
const port = await findFreePort();
await createPackage('build', folder, {listen: `127.0.0.1:${port}`});
const files = readdirSync(path.join(folder, 'html'), {recursive: true, encoding: 'utf8'}).map(
  file => `/${file}`,
);
const kinds = [
  {name: 'HTML, every page', paths: files.filter(file => /(?<!^\/404)\.html$/.test(file)), toUrl: cleanPath},
  {name: 'scripts and styles', paths: files.filter(file => /^\/assets\/(js|css)\/.*\.(js|css)$/.test(file))},
  {name: 'fonts', paths: files.filter(file => file.endsWith('.woff2'))},
  {name: 'search records', paths: files.filter(file => /^\/search-records\/.*\.json$/.test(file))},
  {name: 'types of samples', paths: files.filter(file => /^\/types\/.*\.json$/.test(file))},
];

const busy = loadavg()[0] ?? 0;
const running = await startNginx(nginx, folder, port);
const rows: string[] = [];
let errors = 0;
try {
  for (const {name, paths, toUrl = (file: string) => file} of kinds) {
    await runWrk(running.url, paths.map(toUrl), {connections, seconds: 1, folder});
    const result = await runWrk(running.url, paths.map(toUrl), {connections, seconds, folder});
    errors += result.errors;
    rows.push(
      `| ${name} | ${paths.length} | ${meanKilobytes(paths)} | ${Math.round(result.requestsPerSecond)} | ${result.median.toFixed(1)} | ${result.p99.toFixed(1)} | ${result.errors} |`,
    );
    console.log(rows.at(-1));
  }
} finally {
  await running.stop();
  rmSync(folder, {recursive: true, force: true});
}

const report = `# Load

nginx with the package of \`npm run package:nginx\`, and wrk with ${connections} connections for ${seconds} seconds, on the same machine: ${availableParallelism()} cores, load average ${busy.toFixed(1)} before the start. Answers are compressed with brotli, where that makes them smaller.

| what | files | mean kB sent | requests per second | median ms | p99 ms | errors |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
mkdirSync('bench', {recursive: true});
writeFileSync('bench/load.md', report);
console.log(`\n${report}`);
process.exitCode = errors > 0 ? 1 : 0;

/** Mean of what is sent for these files. */
function meanKilobytes(paths: readonly string[]): string {
  const sizes = paths.map(file => {
    const compressed = path.join(folder, 'html', `${file}.br`);
    return (statSync(compressed, {throwIfNoEntry: false}) ?? statSync(path.join(folder, 'html', file))).size;
  });
  return (sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1000).toFixed(1);
}
