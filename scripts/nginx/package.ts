import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseRedirectsFile} from '../../src/plugins/redirects/redirectsFile';
import {parseHeadersFile} from '../../src/plugins/response-headers/headersFile';
import {listHashedFolders} from '../../src/plugins/response-headers/rules';
import {compressFiles} from './compress';
import {renderSiteConfig, type SiteOptions} from './siteConfig';

export type PackageOptions = Partial<SiteOptions> & {
  /** Brotli quality from 1 to 11. 11 results in the smallest files and takes the longest. */
  quality?: number;
  /**
   * Folder of the package that the new one replaces. Files with a hash in their name are kept until they are `keepDays` days
   * old, so that tabs that were opened before the deploy can still load them.
   */
  previous?: string | undefined;
  keepDays?: number;
};

const dayMs = 86_400_000;

/** Configuration files for other hosts, which nginx must not serve. */
const otherHostsFiles = ['_headers', '_redirects', 'vercel.json'];

/**
 * Creates the package in `target` from the site in `build`. The package consists of `html/`, with the files and their compressed
 * copies, and `site.conf`. Replaces an existing `target`. Throws if there is no build. Returns the number of compressed files.
 */
export async function createPackage(
  build: string,
  target: string,
  {
    root = path.resolve(target, 'html'),
    listen = '80',
    accessLog = '/var/log/nginx/access.log',
    quality = 11,
    previous,
    keepDays = 30,
  }: PackageOptions = {},
): Promise<number> {
  const headersFile = path.join(build, '_headers');
  if (!existsSync(headersFile)) {
    throw new Error(`${headersFile}: the file doesn't exist. Build the site first with \`npm run build\`.`);
  }
  if (previous !== undefined && path.resolve(previous) === path.resolve(target)) {
    throw new Error(
      `${previous}: the new package can't overwrite the previous package, because it copies files from it. Write the new package to another folder.`,
    );
  }
  const html = path.join(target, 'html');
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  cpSync(build, html, {recursive: true, preserveTimestamps: true});
  otherHostsFiles.forEach(file => rmSync(path.join(html, file), {force: true}));
  const rules = parseHeadersFile(readFileSync(headersFile, 'utf8'));
  const redirectsFile = path.join(build, '_redirects');
  const redirects = existsSync(redirectsFile) ? parseRedirectsFile(readFileSync(redirectsFile, 'utf8')) : [];
  writeFileSync(
    path.join(target, 'site.conf'),
    renderSiteConfig(rules, redirects, {root, listen, accessLog}),
  );
  const count = await compressFiles(html, quality);
  if (previous !== undefined) {
    for (const folder of listHashedFolders(rules)) {
      keepFiles(path.join(previous, 'html', folder), path.join(html, folder), Date.now() - keepDays * dayMs);
    }
  }
  return count;
}

/**
 * Copies files to the new package. Leaves out files that the new package already has, and files that were built before `sinceMs`, a Unix
 * time in milliseconds.
 */
function keepFiles(from: string, to: string, sinceMs: number): void {
  if (existsSync(from)) {
    cpSync(from, to, {
      recursive: true,
      preserveTimestamps: true,
      force: false,
      filter: file => statSync(file).isDirectory() || statSync(file).mtimeMs >= sinceMs,
    });
  }
}
