// Checks a deployed site: its pages, headers, redirects, search records, feeds and Markdown versions.
//   npm run smoke -- https://docs.example.org
//   npm run smoke -- https://preview.example.net --origin https://docs.example.org    the site's own links have another origin
//   npm run smoke -- https://docs.example.org --commit 97d5627                        the site must be a build of this commit
//   npm run smoke -- https://docs.example.org --without headers,redirects             for a host that can't send headers
import {parseArgs} from 'node:util';
import {parseVersion} from './smoke/checks/version';
import {checkNames, runChecks} from './smoke/runChecks';
import {createSite, describeStatus, toPath} from './smoke/site';
import {versionFile} from '../src/shared/buildCommit';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {origin: {type: 'string'}, commit: {type: 'string'}, without: {type: 'string', default: ''}},
});
const [address = ''] = positionals;
const without = values.without.split(',').filter(Boolean);
const unknown = without.filter(name => !checkNames.includes(name));
if (!/^https?:\/\//.test(address) || unknown.length > 0) {
  throw new Error(
    unknown.length > 0
      ? `Unknown check: ${unknown.join(', ')}. Choose from ${checkNames.join(', ')}.`
      : `Found the address \`${address}\`, expected the URL of the site, for example: npm run smoke -- https://docs.example.org`,
  );
}

const site = createSite(address, values);
const home = await site.request(toPath(site, '/'));
if (home.status === 0) {
  throw new Error(`${address}: the server doesn't respond. Found ${describeStatus(home)}, expected a page.`);
}
const version = parseVersion((await site.request(toPath(site, `/${versionFile}`))).text);
console.log(
  `Checking ${address}, built from commit ${version?.commit ?? 'unknown'} of ${version?.commitTime ?? 'an unknown time'}\n`,
);
const results = Object.entries(await runChecks(site, {without}));
for (const [name, problems] of results) {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
  problems.slice(0, 10).forEach(problem => console.log(`    ${problem}`));
  if (problems.length > 10) {
    console.log(`    … and ${problems.length - 10} more problems like these`);
  }
}
// Pages contain the origin that they were built for, so a test server or a preview has another one.
if (values.origin === undefined && !home.text.includes(`"${new URL(address).origin}`)) {
  console.log(
    `\nThe pages weren’t built for ${new URL(address).origin}. If this is intended, add \`--origin\` with the URL that they were built for.`,
  );
}
const failed = results.filter(([, problems]) => problems.length > 0).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
