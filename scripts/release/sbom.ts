import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import manifest from '../../package.json';

/** The parts of a CycloneDX document that this project reads. */
export type Sbom = {
  bomFormat: string;
  metadata: {component: {name: string}};
  components: {name: string; version: string; purl: string; licenses?: object[]}[];
};

type LockFile = {packages: Record<string, {dev?: boolean; devDependencies?: object}>};

/**
 * Writes the packages of the site and everything that they depend on, without the packages that only builds and tests use. Returns the path
 * of the file.
 */
export function writeSbom(file: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  try {
    writeProductionManifest(folder);
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

/**
 * Writes package.json and the lock file without packages for development. `npm sbom --omit dev` isn't enough, because it also leaves out each
 * package that a package for development depends on, such as React.
 */
function writeProductionManifest(folder: string): void {
  // TypeScript doesn't know the type of the file: https://docs.npmjs.com/cli/configuring-npm/package-lock-json
  const lockFile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const packages = Object.entries(lockFile.packages).filter(([, {dev}]) => !dev);
  const root = {...lockFile.packages[''], devDependencies: {}};
  const files = {
    'package.json': {...manifest, devDependencies: {}},
    'package-lock.json': {...lockFile, packages: {...Object.fromEntries(packages), '': root}},
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), JSON.stringify(content));
  }
}
