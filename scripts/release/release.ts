// Writes the files of a release. The release workflow attaches them to the release on GitHub.
//
//   npm run release -- OUTDIR                builds the site first
//   npm run release -- OUTDIR --skip-build   uses the site in build/
//
// OUTDIR then contains site.tar.gz with the site and its nginx configuration, sbom.cdx.json with the packages of the site and their licences
// (CycloneDX), and SHA256SUMS.
import {spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {writeChecksums, writeSiteArchive} from './archive';
import {writeSbom} from './sbom';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {'skip-build': {type: 'boolean', default: false}},
});
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) {
  throw new Error(`Found ${positionals.length} folders, expected one: npm run release -- OUTDIR`);
}

if (!values['skip-build']) {
  const env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};
  const {status} = spawnSync('npm', ['run', 'build'], {stdio: 'inherit', env});
  if (status !== 0) {
    throw new Error('npm run build failed. Its output says why.');
  }
}
mkdirSync(folder, {recursive: true});
const files = [
  await writeSiteArchive('build', path.join(folder, 'site.tar.gz')),
  writeSbom(path.join(folder, 'sbom.cdx.json')),
];
writeChecksums(files, path.join(folder, 'SHA256SUMS'));
console.log(`${folder}: ${files.map(file => path.basename(file)).join(', ')}, SHA256SUMS`);
