import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import manifest from '../../../package.json';
import {writeChecksums, writeSiteArchive} from '../archive';
import {sitePackages, writeSbom, type Sbom} from '../sbom';

const folder = mkdtempSync(path.join(tmpdir(), 'release-test-'));
afterAll(() => rmSync(folder, {recursive: true}));

// npm reads the manifests of all installed packages, which takes long on a busy machine.
test(
  'the SBOM names every package of the site and what it depends on, and no other package',
  {timeout: 120_000},
  () => {
    // TypeScript doesn't know what the file contains.
    const sbom = JSON.parse(readFileSync(writeSbom(path.join(folder, 'sbom.cdx.json')), 'utf8')) as Sbom;
    expect(sbom.bomFormat).toBe('CycloneDX');
    expect(sbom.metadata.component.name).toBe(manifest.name);
    const listed = sbom.components.map(({name, version}) => `${name}@${version}`);
    expect([...new Set(listed)].sort()).toEqual([...findClosure(sitePackages)].sort());
    for (const {name, purl, licenses = []} of sbom.components.filter(({name}) =>
      sitePackages.includes(name),
    )) {
      expect(purl).toMatch(/^pkg:npm\//);
      expect(licenses.length, name).toBeGreaterThan(0);
    }
  },
);

type LockedPackage = {
  version: string;
  name?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
};

/** Returns the name and version of each package that `names` need, directly or indirectly. Reads the lock file and finds packages like Node. */
function findClosure(names: readonly string[]): Set<string> {
  // TypeScript doesn't know the type of the file: https://docs.npmjs.com/cli/configuring-npm/package-lock-json
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const resolve = (name: string, from: string): string | undefined => {
    for (let parent = from; ; parent = parent.slice(0, Math.max(0, parent.lastIndexOf('/node_modules/')))) {
      const candidate = `${parent}/node_modules/${name}`.replace(/^\//, '');
      if (packages[candidate]) {
        return candidate;
      }
      if (parent === '') {
        return undefined;
      }
    }
  };
  const found = new Set<string>();
  const waiting = names.flatMap(name => resolve(name, '') ?? []);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!found.has(next)) {
      found.add(next);
      const entry = packages[next];
      const needed = {
        ...entry?.dependencies,
        ...entry?.optionalDependencies,
        ...Object.fromEntries(
          Object.entries(entry?.peerDependencies ?? {}).filter(
            ([name]) => !entry?.peerDependenciesMeta?.[name]?.optional,
          ),
        ),
      };
      const parent = next;
      waiting.push(...Object.keys(needed).flatMap(name => resolve(name, `/${parent}`) ?? []));
    }
  }
  return new Set(
    [...found].map(folder => `${folder.split('node_modules/').at(-1)}@${packages[folder]?.version}`),
  );
}

test('the archive contains the site and the nginx configuration, and is the same for the same files', async () => {
  const build = path.join(folder, 'build');
  mkdirSync(path.join(build, 'docs'), {recursive: true});
  const page = path.join(build, 'docs/router.html');
  writeFileSync(page, '<!doctype html><title>Router</title>');
  writeFileSync(path.join(build, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  const first = await writeSiteArchive(build, path.join(folder, 'first.tar.gz'), 1);
  utimesSync(page, 1, 1);
  const second = await writeSiteArchive(build, path.join(folder, 'second.tar.gz'), 1);
  expect(readFileSync(second).equals(readFileSync(first))).toBe(true);
  const names = execFileSync('tar', ['-tzf', first], {encoding: 'utf8'}).trim().split('\n');
  expect(names).toEqual(expect.arrayContaining(['./html/docs/router.html', './site.conf']));
  expect(names).not.toContain('./html/_headers');
  const config = execFileSync('tar', ['-xzOf', first, './site.conf'], {encoding: 'utf8'});
  expect(config).toContain('root /srv/docs/html;');
});

test('`sha256sum` accepts the checksums, and notices a changed file', () => {
  const file = path.join(folder, 'file.txt');
  writeFileSync(file, 'one');
  writeChecksums([file], path.join(folder, 'SHA256SUMS'));
  const check = () => execFileSync('sha256sum', ['--check', 'SHA256SUMS'], {cwd: folder, stdio: 'pipe'});
  expect(check().toString()).toBe('file.txt: OK\n');
  writeFileSync(file, 'two');
  expect(check).toThrow('1 computed checksum did NOT match');
});
