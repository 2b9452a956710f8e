// Load-tests nginx with the site in build/ and writes the results to bench/load.md.
//   npm run bench:load -- --seconds 10 --connections 64
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parseHeadersFile} from '../src/plugins/response-headers/headersFile';
import {listHashedFolders} from '../src/plugins/response-headers/rules';
import {cleanPath} from '../src/shared/paths';
import {ensureWrkInstalled, runWrk} from './load/wrk';
import {createPackage} from './nginx/package';
import {findOrInstallNginx} from './nginx/install';
import {startNginx} from './nginx/run';
import {findFreePort} from './system/ports';

const {values} = parseArgs({
  options: {seconds: {type: 'string', default: '10'}, connections: {type: 'string', default: '64'}},
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);

const nginx = findOrInstallNginx();
if (!nginx) {
  throw new Error(
    'The load benchmark needs nginx. On Debian, run `sudo apt-get install nginx libnginx-mod-http-brotli-static`.',
  );
}
ensureWrkInstalled();

const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
const port = await findFreePort();
await createPackage('build', folder, {listen: `127.0.0.1:${port}`});
const rules = parseHeadersFile(readFileSync('build/_headers', 'utf8'));
const files = readdirSync(path.join(folder, 'html'), {recursive: true, encoding: 'utf8'}).map(
  file => `/${file}`,
);
const fileGroups: {name: string; paths: string[]; toUrl?: (file: string) => string}[] = [
  {name: 'HTML, every page', paths: files.filter(file => /(?<!^\/404)\.html$/.test(file)), toUrl: cleanPath},
  ...listHashedFolders(rules).map(folder => ({
    name: `scripts, styles and data in ${folder}`,
    paths: files.filter(file => file.startsWith(folder) && /\.(js|css|json)$/.test(file)),
  })),
  {name: 'fonts', paths: files.filter(file => file.endsWith('.woff2'))},
  {name: 'search records', paths: files.filter(file => /^\/search-records\/.*\.json$/.test(file))},
];

const loadAverage = loadavg()[0] ?? 0;
const nginxServer = await startNginx(nginx, folder, port);
const rows: string[] = [];
let errors = 0;
try {
  for (const {name, paths, toUrl = (file: string) => file} of fileGroups) {
    // This first run of one second warms up nginx, so its result isn't used.
    await runWrk(nginxServer.url, paths.map(toUrl), {connections, seconds: 1, folder});
    const result = await runWrk(nginxServer.url, paths.map(toUrl), {connections, seconds, folder});
    errors += result.errors;
    rows.push(
      `| ${name} | ${paths.length} | ${formatMeanKilobytes(paths)} | ${Math.round(result.requestsPerSecond)} | ${result.medianMs.toFixed(1)} | ${result.p99Ms.toFixed(1)} | ${result.errors} |`,
    );
    console.log(rows.at(-1));
  }
} finally {
  await nginxServer.stop();
  rmSync(folder, {recursive: true, force: true});
}

const report = `# Load

nginx with the package of \`npm run package:nginx\`, and wrk with ${connections} connections for ${seconds} seconds, on the same machine: ${availableParallelism()} cores, load average ${loadAverage.toFixed(1)} before the start. Responses are compressed with Brotli where that makes them smaller.

| what | files | mean kB sent | requests per second | median ms | p99 ms | errors |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
mkdirSync('bench', {recursive: true});
writeFileSync('bench/load.md', report);
console.log(`\n${report}`);
process.exitCode = errors > 0 ? 1 : 0;

/** Returns the mean number of kB that nginx sends for a file. If there is a Brotli variant, its size counts. */
function formatMeanKilobytes(paths: readonly string[]): string {
  const sizes = paths.map(file => {
    const compressed = path.join(folder, 'html', `${file}.br`);
    return (statSync(compressed, {throwIfNoEntry: false}) ?? statSync(path.join(folder, 'html', file))).size;
  });
  return (sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1000).toFixed(1);
}
