// Load-tests nginx with the site in build/, next to a plain nginx with the same files, and writes the results to bench/load.md.
//   npm run bench:load -- --seconds 10 --connections 64
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parseHeadersFile} from '../../src/plugins/response-headers/headersFile';
import {listHashedFolders} from '../../src/plugins/response-headers/rules';
import {cleanPath} from '../../src/shared/paths';
import {renderPlainConfig} from '../load/plainConfig';
import {ensureWrkInstalled, runWrk} from '../load/wrk';
import {createPackage} from '../nginx/package';
import {findOrInstallNginx} from '../nginx/install';
import {startNginx} from '../nginx/run';
import {findFreePort} from '../system/ports';

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
const root = path.join(folder, 'html');
const port = await findFreePort();
await createPackage('build', folder, {listen: `127.0.0.1:${port}`, accessLog: 'off'});
const plainFolder = path.join(folder, 'plain');
const plainPort = await findFreePort();
mkdirSync(plainFolder);
writeFileSync(
  path.join(plainFolder, 'site.conf'),
  renderPlainConfig({root, listen: `127.0.0.1:${plainPort}`}),
);

const rules = parseHeadersFile(readFileSync('build/_headers', 'utf8'));
const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).map(file => `/${file}`);
const fileGroups: {name: string; paths: string[]}[] = [
  {
    name: 'HTML, every page',
    paths: files.filter(file => /(?<!^\/404)\.html$/.test(file)).map(cleanPath),
  },
  ...listHashedFolders(rules).map(hashedFolder => ({
    name: `scripts, styles and data in ${hashedFolder}`,
    paths: files.filter(file => file.startsWith(hashedFolder) && /\.(js|css|json)$/.test(file)),
  })),
  {name: 'fonts', paths: files.filter(file => file.endsWith('.woff2'))},
  {name: 'search records', paths: files.filter(file => /^\/search-records\/.*\.json$/.test(file))},
];

const loadAverage = loadavg()[0] ?? 0;
const servers = [
  {name: 'the site’s nginx', ...(await startNginx(nginx, folder, port))},
  {name: 'a plain nginx', ...(await startNginx(nginx, plainFolder, plainPort))},
];
const rows: string[] = [];
let errors = 0;
try {
  for (const {name, paths} of fileGroups) {
    for (const server of servers) {
      // This first run of one second warms up nginx, so its result isn't used.
      await runWrk(server.url, paths, {connections, seconds: 1, folder});
      const result = await runWrk(server.url, paths, {connections, seconds, folder});
      errors += result.errors;
      rows.push(
        `| ${name} | ${paths.length} | ${server.name} | ${result.meanKilobytes.toFixed(1)} | ${Math.round(result.requestsPerSecond)} | ${result.medianMs.toFixed(1)} | ${result.p99Ms.toFixed(1)} | ${result.errors} |`,
      );
      console.log(rows.at(-1));
    }
  }
} finally {
  await Promise.all(servers.map(server => server.stop()));
  rmSync(folder, {recursive: true, force: true});
}

const report = `# Load

wrk with ${connections} connections for ${seconds} seconds, on the same machine: ${availableParallelism()} cores, load average ${loadAverage.toFixed(1)} before the start. The site's nginx has the package of \`npm run package:nginx\`. The plain nginx serves the same files with Debian's default settings, so it compresses HTML for each request and doesn't compress other files.

| what | files | server | mean kB sent | requests per second | median ms | p99 ms | errors |
| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
mkdirSync('bench', {recursive: true});
writeFileSync('bench/load.md', report);
console.log(`\n${report}`);
process.exitCode = errors > 0 ? 1 : 0;
