import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import manifest from '../../../package.json';
import {writeChecksums, writeSiteArchive} from '../archive';
import {writeSbom, type Sbom} from '../sbom';

const folder = mkdtempSync(path.join(tmpdir(), 'release-test-'));
afterAll(() => rmSync(folder, {recursive: true}));

test('the SBOM names every package in `dependencies` and what it depends on, and no package for tests', () => {
  // TypeScript doesn't know what the files contain.
  const sbom = JSON.parse(readFileSync(writeSbom(path.join(folder, 'sbom.cdx.json')), 'utf8')) as Sbom;
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, {version: string; dev?: boolean}>;
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  expect(sbom.metadata.component.name).toBe(manifest.name);
  const listed = new Set(sbom.components.map(({name, version}) => `${name}@${version}`));
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    expect(listed).toContain(`${name}@${version}`);
  }
  const lockEntries = Object.entries(packages).filter(([folder]) => folder !== '');
  const listKeys = (entries: typeof lockEntries) =>
    new Set(entries.map(([folder, {version}]) => `${folder.split('node_modules/').at(-1)}@${version}`));
  const production = listKeys(lockEntries.filter(([, {dev}]) => !dev));
  expect([...production].filter(key => !listed.has(key))).toEqual([]);
  expect([...listed].filter(key => !production.has(key))).toEqual([]);
  const dependencies = sbom.components.filter(({name}) => name in manifest.dependencies);
  for (const {name, purl, licenses = []} of dependencies) {
    expect(purl).toMatch(/^pkg:npm\//);
    expect(licenses.length, name).toBeGreaterThan(0);
  }
});

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
