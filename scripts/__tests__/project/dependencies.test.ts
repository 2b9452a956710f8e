// Tests that DEPENDENCIES.md explains each package in package.json, and that people who only edit pages need no package for development.
import {readdirSync, readFileSync} from 'node:fs';
import {build} from 'esbuild';
import {expect, test} from 'vitest';
import manifest from '../../../package.json';
import {sitePackages} from '../../release/sbom';

type Row = {heading: string; names: string[]; reasons: string[]};

const rows = readRows(readFileSync('DEPENDENCIES.md', 'utf8'));

test.each([
  ['dependencies and devDependencies', {...manifest.dependencies, ...manifest.devDependencies}, false],
  ['overrides', manifest.overrides, true],
])('DEPENDENCIES.md has one row for each package in %s', (_, packages, isOverride) => {
  const listed = rows.filter(({heading}) => (heading === 'Overrides') === isOverride);
  expect(listed.flatMap(({names}) => names).sort()).toEqual(Object.keys(packages).sort());
});

test('each row of DEPENDENCIES.md says what the package is for and why it is needed', () => {
  for (const {names, reasons} of rows) {
    expect(reasons.length, names.join()).toBe(2);
    expect(Math.min(...reasons.map(reason => reason.length)), names.join()).toBeGreaterThan(3);
  }
});

test('the first table of DEPENDENCIES.md contains the packages that the SBOM of a release starts from', () => {
  const listed = rows.filter(({heading}) => heading === 'Packages of the site');
  expect(listed.flatMap(({names}) => names).sort()).toEqual(sitePackages.toSorted());
});

test('`npm start`, `npm run content` and `npm run page` import no package that `npm ci --omit=dev` leaves out', async () => {
  const imported = await findImports([
    'docusaurus.config.ts',
    'sidebars.ts',
    'scripts/content.ts',
    'scripts/page.ts',
    ...['pages', 'components', 'theme', 'clientModules', 'search', 'shared', 'elements'].flatMap(folder =>
      readdirSync(`src/${folder}`, {recursive: true, encoding: 'utf8'})
        .filter(name => /\.tsx?$/.test(name) && !name.includes('__tests__'))
        .map(name => `src/${folder}/${name}`),
    ),
  ]);
  const required = [...imported, ...readDigestedPackages()].map(
    specifier => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier,
  );
  expect(required).toContain('react');
  expect(required.filter(name => name in manifest.devDependencies)).toEqual([]);
});

/** Returns what the files and the files that they import take from packages. Leaves out types and what is only imported by `import()`. */
async function findImports(entryPoints: string[]): Promise<Set<string>> {
  const {metafile} = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: 'unused',
    logLevel: 'error',
    loader: {'.css': 'empty', '.svg': 'empty', '.png': 'empty', '.woff2': 'empty', '.md': 'empty'},
  });
  const found = new Set<string>();
  const waiting = [...entryPoints];
  const visited = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    visited.add(file);
    const imports = metafile.inputs[file]?.imports.filter(({kind}) => kind !== 'dynamic-import') ?? [];
    for (const {path, external} of imports) {
      if (external) {
        found.add(path);
      } else if (!visited.has(path)) {
        waiting.push(path);
      }
    }
  }
  return found;
}

/** Returns the packages whose versions are part of the digest of samples. */
function readDigestedPackages(): string[] {
  const source = readFileSync('src/plugins/code-samples/digest.ts', 'utf8');
  const [, list = ''] = /const manifests = \[([^\]]*)\]/.exec(source) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

/** Returns the rows of the tables. A row can be about several packages. */
function readRows(markdown: string): Row[] {
  return markdown.split(/^## /m).flatMap(section => {
    const [heading = ''] = section.split('\n');
    return section
      .split('\n')
      .filter(line => line.startsWith('| `'))
      .map(line => {
        const [names = '', ...reasons] = line.split('|').slice(1, -1);
        return {
          heading,
          names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
          reasons: reasons.map(reason => reason.trim()),
        };
      });
  });
}
