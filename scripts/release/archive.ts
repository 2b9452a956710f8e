import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createPackage} from '../nginx/package';

/** The folder that the nginx configuration in the archive names. README.md says how to choose another one. */
const siteRoot = '/srv/docs/html';

/**
 * Archives the site in `build` as the nginx package: `html/`, which any host can serve, and `site.conf`. Two archives of the same build have
 * the same bytes. Returns the path of the archive.
 * @param quality the Brotli quality, as for `npm run package:nginx`
 */
export async function writeSiteArchive(build: string, archive: string, quality = 11): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    const target = path.join(folder, 'package');
    await createPackage(build, target, {root: siteRoot, quality});
    const sameEverywhere = [
      '--sort=name',
      '--mtime=@0',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u+rw,go+r-w',
    ];
    // Without `-n`, gzip would write the time into the archive.
    execFileSync('tar', [
      ...sameEverywhere,
      '--use-compress-program=gzip -n',
      '-cf',
      path.resolve(archive),
      '-C',
      target,
      '.',
    ]);
  } finally {
    rmSync(folder, {recursive: true});
  }
  return archive;
}

/** Writes the hashes of the files in the format of `sha256sum`. */
export function writeChecksums(files: readonly string[], target: string): void {
  const lines = files.map(file => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    return `${hash}  ${path.basename(file)}\n`;
  });
  writeFileSync(target, lines.join(''));
}
