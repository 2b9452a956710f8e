import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseHeadersFile} from '../../src/plugins/response-headers/headersFile';
import {compressFiles} from './compress';
import {renderSite, type SiteOptions} from './site';

export type PackageOptions = Partial<SiteOptions> & {
  /** Brotli's, 1 to 11; 11 is the smallest and the slowest. */
  quality?: number;
  /**
   * The package that is being replaced. Its files with a hash in their name stay for `keepDays` after they were built, so that a tab
   * that is open over the deploy still finds them.
   */
  previous?: string | undefined;
  keepDays?: number;
};

/** Files of the build that other hosts read, and nginx must not serve. */
const otherHostsFiles = ['_headers', 'vercel.json'];

/**
 * Makes `target` from the site in `build`: `html/` with the files and their compressed twins, and `site.conf`. Throws when there is no
 * build. Returns how many files were compressed.
 */
export async function createPackage(
  build: string,
  target: string,
  {
    root = path.resolve(target, 'html'),
    listen = '80',
    quality = 11,
    previous,
    keepDays = 30,
  }: PackageOptions = {},
): Promise<number> {
  const headersFile = path.join(build, '_headers');
  if (!existsSync(headersFile)) {
    throw new Error(`${headersFile}: not found. Build the site first: npm run build`);
  }
  if (previous !== undefined && path.resolve(previous) === path.resolve(target)) {
    throw new Error(
      `${previous}: the package can't replace the one whose files it keeps. Write it to another folder.`,
    );
  }
  const html = path.join(target, 'html');
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  cpSync(build, html, {recursive: true, preserveTimestamps: true});
  otherHostsFiles.forEach(file => rmSync(path.join(html, file), {force: true}));
  const rules = parseHeadersFile(readFileSync(headersFile, 'utf8'));
  writeFileSync(path.join(target, 'site.conf'), renderSite(rules, {root, listen}));
  const count = await compressFiles(html, quality);
  if (previous !== undefined) {
    keepFiles(path.join(previous, 'html'), html, Date.now() - keepDays * 86_400_000);
  }
  return count;
}

/** Copies the files with a hash in their name that were built after `since` (milliseconds) and are not in the new site. */
function keepFiles(from: string, to: string, since: number): void {
  for (const folder of ['assets', 'types']) {
    cpSync(path.join(from, folder), path.join(to, folder), {
      recursive: true,
      preserveTimestamps: true,
      force: false,
      filter: file => statSync(file).isDirectory() || statSync(file).mtimeMs >= since,
    });
  }
}
