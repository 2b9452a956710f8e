import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import manifest from '../../package.json';

/** The parts of a CycloneDX document that this project reads. */
export type Sbom = {
  bomFormat: string;
  metadata: {component: {name: string}};
  components: {name: string; version: string; purl: string; licenses?: object[]}[];
};

/**
 * The packages in `dependencies` that the site itself contains or is built with by the framework. The other ones check pages or serve
 * authors. DEPENDENCIES.md lists the same packages in its first table.
 */
export const sitePackages = [
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-javascript',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@docusaurus/core',
  '@docusaurus/faster',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/preset-classic',
  '@docusaurus/remark-plugin-npm2yarn',
  '@docusaurus/theme-common',
  '@docusaurus/theme-search-algolia',
  '@docusaurus/utils',
  '@lezer/highlight',
  '@mdx-js/react',
  '@noble/hashes',
  '@typescript/vfs',
  'algoliasearch',
  'clsx',
  'fflate',
  'npm-buffer',
  'prism-react-renderer',
  'react',
  'react-dom',
];

/**
 * Writes the packages of the site and everything that they depend on, without the packages that only check pages or run tests. Returns the
 * path of the file.
 */
export function writeSbom(file: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  try {
    writeSiteManifest(folder);
    const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // TypeScript doesn't know the type of npm's output: https://cyclonedx.org/docs/1.5/json/
    const sbom = JSON.parse(output) as Sbom;
    // npm writes the name of the folder.
    sbom.metadata.component.name = manifest.name;
    writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  } finally {
    rmSync(folder, {recursive: true});
  }
  return file;
}

/** Writes package.json with the packages of the site only. npm then removes all other packages from the copy of the lock file. */
function writeSiteManifest(folder: string): void {
  const {scripts: _, ...fields} = manifest;
  const dependencies = Object.entries(manifest.dependencies).filter(([name]) => sitePackages.includes(name));
  const siteManifest = {...fields, dependencies: Object.fromEntries(dependencies), devDependencies: {}};
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(siteManifest));
  copyFileSync('package-lock.json', path.join(folder, 'package-lock.json'));
  // The copy contains all versions and hashes, so npm needs no network.
  const args = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', args, {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
}
