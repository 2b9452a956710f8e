// Tests the ways to set up a monorepo in docs/guides/monorepos.md. Each test writes files from the page to disk and type-checks them with
// the real packages.
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {afterAll, describe, expect, test} from 'vitest';
import {currentVersion} from '../../../src/shared/docsVersions';
import {sampleOptions} from '../../../samples/options';
import {parseMarkdown} from '../../../src/plugins/code-samples/markdown';
import {parsePage} from '../../../src/plugins/code-samples/page';

const repository = path.resolve(import.meta.dirname, '../../..');
const page = 'docs/guides/monorepos.md';
const markdown = readFileSync(path.join(repository, page), 'utf8');
const packages = path.join(repository, currentVersion.samples, 'node_modules');

const parent = path.join(repository, '.cache/monorepos');
mkdirSync(parent, {recursive: true});
const root = mkdtempSync(path.join(parent, 'test-'));
afterAll(() => rmSync(root, {recursive: true}));

/** Returns the JSON files in a section of the page, by path. */
function readSection(heading: string): Map<string, string> {
  const lines = markdown.split('\n');
  const start = lines.indexOf(`## ${heading}`);
  const length = lines.slice(start + 1).findIndex(line => line.startsWith('## '));
  expect(start, heading).toBeGreaterThan(0);
  return new Map(
    parseMarkdown(markdown)
      .fences.filter(({position}) => position.line > start && position.line < start + 1 + length)
      .flatMap(({meta, code, language}) => {
        const title = /title="([^"]+)"/.exec(meta)?.[1];
        return title !== undefined && language === 'json' ? [[title, code] as const] : [];
      }),
  );
}

const sharedFiles = readSection('What crosses the package boundary');
const sourceFiles = readSection('Export the TypeScript source');
const builtFiles = readSection('Export built declarations');
const referenceFiles = readSection('Use project references');

/**
 * Creates a workspace with the symbolic links that npm would create, the code of the page, and the JSON files in `layers`. If two layers
 * contain the same file, the workspace gets it from the later layer.
 */
function createWorkspace(name: string, ...layers: ReadonlyMap<string, string>[]): Workspace {
  const folder = path.join(root, name);
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@tasks'), {recursive: true});
  for (const entry of readdirSync(packages).filter(packageName => !packageName.startsWith('.'))) {
    symlinkSync(path.join(packages, entry), path.join(modules, entry), 'dir');
  }
  symlinkSync('../../packages/api', path.join(modules, '@tasks/api'), 'dir');
  const workspace = new Workspace(folder);
  const samples = parsePage(page, markdown, sampleOptions).projects.flatMap(({files}) => files);
  for (const file of samples.filter(sample => sample.path.startsWith('packages/'))) {
    workspace.write(file.path, file.text);
  }
  for (const [file, text] of layers.flatMap(layer => [...layer])) {
    workspace.write(file, text);
  }
  return workspace;
}

class Workspace {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), {recursive: true});
    writeFileSync(path.join(this.folder, file), text);
  }

  edit(file: string, search: string | RegExp, replacement: string): void {
    const text = this.read(file);
    const changed = text.replace(search, replacement);
    expect(changed, file).not.toBe(text);
    this.write(file, changed);
  }

  /** Runs the TypeScript compiler and returns its output. */
  tsc(...args: string[]): string {
    try {
      return execFileSync(
        process.execPath,
        [path.join(repository, 'node_modules/typescript/bin/tsc'), ...args],
        {
          cwd: this.folder,
          encoding: 'utf8',
        },
      );
    } catch (error) {
      // TypeScript doesn't know that errors of execFileSync contain the output of the command.
      return (error as {stdout: string}).stdout;
    }
  }
}

const wrongTypeFile = `import { listTitles } from './client';
export const wrong: number[] = await listTitles();
`;
const cannotFindModule =
  "error TS2307: Cannot find module '@tasks/api' or its corresponding type declarations.";
const implicitAny = "error TS7006: Parameter 'task' implicitly has an 'any' type.";

describe('TypeScript source', () => {
  const apiConfig = new Map([
    ['packages/api/tsconfig.json', sourceFiles.get('packages/web/tsconfig.json') ?? ''],
  ]);
  const create = (name: string) => createWorkspace(name, sharedFiles, sourceFiles, apiConfig);

  test('is type-checked together with the client, without a build', () => {
    const workspace = create('source');
    expect(workspace.tsc('-p', 'packages/api')).toBe('');
    expect(workspace.tsc('-p', 'packages/web')).toBe('');

    workspace.write('packages/web/src/misuse.ts', wrongTypeFile);
    expect(workspace.tsc('-p', 'packages/web')).toContain(
      "Type 'string[]' is not assignable to type 'number[]'.",
    );
  });

  test('is type-checked with the compiler options of the client', () => {
    const workspace = create('alias');
    workspace.write('packages/api/src/db.ts', "export const tasks = [{ id: 't1', title: 'A task' }];\n");
    workspace.edit('packages/api/src/router.ts', /^const tasks = .*$/m, "import { tasks } from '~/db.js';");
    workspace.edit('packages/api/tsconfig.json', '"strict"', '"paths": {"~/*": ["./src/*"]}, "strict"');

    expect(workspace.tsc('-p', 'packages/api')).toBe('');
    const errors = workspace.tsc('-p', 'packages/web');
    expect(errors).toContain("Cannot find module '~/db.js' or its corresponding type declarations.");
    expect(errors).toContain(implicitAny);
  });

  test('causes an error when the client isn’t in strict mode', () => {
    const workspace = create('not-strict');
    workspace.edit('packages/web/tsconfig.json', '"strict": true', '"strict": false');
    expect(workspace.tsc('-p', 'packages/web')).toContain("Property 'transformer' is missing");
  });
});

describe('built declarations', () => {
  test('hide changes to the server from the client until the next build', () => {
    const workspace = createWorkspace('built', sharedFiles, sourceFiles, builtFiles);
    const unbuilt = workspace.tsc('-p', 'packages/web');
    expect(unbuilt).toContain(cannotFindModule);
    expect(unbuilt).toContain(implicitAny);

    expect(workspace.tsc('-p', 'packages/api')).toBe('');
    expect(workspace.tsc('-p', 'packages/web')).toBe('');
    expect(workspace.read('packages/api/dist/router.d.ts')).not.toContain('zod');

    workspace.edit('packages/api/src/router.ts', 'list:', 'all:');
    expect(workspace.tsc('-p', 'packages/web')).toBe('');
    expect(workspace.tsc('-p', 'packages/api')).toBe('');
    expect(workspace.tsc('-p', 'packages/web')).toContain("error TS2339: Property 'list' does not exist");

    workspace.edit(
      'packages/api/package.json',
      '"types": "./dist/index.d.ts"',
      '"default": "./dist/index.js"',
    );
    rmSync(path.join(workspace.folder, 'packages/api/dist/index.d.ts'));
    expect(workspace.tsc('-p', 'packages/web')).toContain(
      "error TS7016: Could not find a declaration file for module '@tasks/api'.",
    );
  });
});

describe('project references', () => {
  test('are rebuilt by tsc -b after a change, but not by tsc -p', () => {
    const workspace = createWorkspace('references', sharedFiles, builtFiles, referenceFiles);
    expect(workspace.tsc('-b', 'packages/web')).toBe('');

    workspace.edit('packages/api/src/router.ts', 'list:', 'all:');
    expect(workspace.tsc('-p', 'packages/web')).toBe('');
    expect(workspace.tsc('-b', 'packages/web')).toContain("error TS2339: Property 'list' does not exist");
  });
});

describe('the bundle of the client', () => {
  test('contains no code of the server', async () => {
    const workspace = createWorkspace('bundle', sharedFiles, sourceFiles);
    const bundle = async (file: string) => {
      const {metafile} = await build({
        entryPoints: [path.join(workspace.folder, file)],
        absWorkingDir: workspace.folder,
        bundle: true,
        write: false,
        metafile: true,
        platform: 'browser',
        format: 'esm',
        logLevel: 'silent',
      });
      return Object.keys(metafile.inputs);
    };
    expect(
      (await bundle('packages/web/src/client.ts')).filter(file => /packages\/api|zod/.test(file)),
    ).toEqual([]);

    workspace.write(
      'packages/web/src/value.ts',
      "import { appRouter } from '@tasks/api';\nconsole.log(appRouter);\n",
    );
    await expect(bundle('packages/web/src/value.ts')).rejects.toThrow('Could not resolve "@tasks/api"');
    await expect(bundle('packages/web/src/value.ts')).rejects.toMatchObject({
      errors: [
        {
          notes: expect.arrayContaining([
            expect.objectContaining({
              text: expect.stringContaining('The path "." is not currently exported by package "@tasks/api"'),
            }),
          ]),
        },
      ],
    });

    rmSync(path.join(workspace.folder, 'packages/web/src/value.ts'));
    workspace.edit('packages/web/src/client.ts', 'import type { AppRouter }', 'import { AppRouter }');
    expect(workspace.tsc('-p', 'packages/web')).toContain("error TS1484: 'AppRouter' is a type");
  });
});

describe('declarations that TypeScript can’t emit', () => {
  test('refer to a type from a package that the server doesn’t depend on', () => {
    const workspace = createWorkspace('hidden', sharedFiles, sourceFiles, builtFiles);
    const hidden = 'packages/db/node_modules/decimal';
    workspace.write(
      `${hidden}/package.json`,
      '{"name": "decimal", "version": "1.0.0", "types": "index.d.ts"}',
    );
    workspace.write(
      `${hidden}/index.d.ts`,
      'export declare class Decimal { private value: bigint; toFixed(): string }',
    );
    workspace.write('packages/db/package.json', '{"name": "@tasks/db", "exports": {".": "./index.d.ts"}}');
    const declarations =
      "import { Decimal } from 'decimal';\nexport declare function getEstimate(): Decimal;\n";
    workspace.write('packages/db/index.d.ts', declarations);
    symlinkSync('../../packages/db', path.join(workspace.folder, 'node_modules/@tasks/db'), 'dir');
    workspace.edit('packages/api/src/router.ts', /^/, "import { getEstimate } from '@tasks/db';\n");
    workspace.edit(
      'packages/api/src/router.ts',
      '() => tasks',
      '() => tasks.map(task => ({ ...task, hours: getEstimate() }))',
    );
    const message =
      "error TS2883: The inferred type of 'appRouter' cannot be named without a reference to 'Decimal' from '@tasks/db/node_modules/decimal'. This is likely not portable. A type annotation is necessary.";
    expect(workspace.tsc('-p', 'packages/api')).toContain(message);

    // Fix 1: the other package exports the type.
    workspace.write('packages/db/index.d.ts', `${declarations}export { Decimal };\n`);
    expect(workspace.tsc('-p', 'packages/api')).toBe('');
    workspace.write('packages/db/index.d.ts', declarations);

    // Fix 2: the server depends on the package, so a package manager would create this link.
    mkdirSync(path.join(workspace.folder, 'packages/api/node_modules'));
    symlinkSync(
      path.join(workspace.folder, hidden),
      path.join(workspace.folder, 'packages/api/node_modules/decimal'),
      'dir',
    );
    workspace.edit('packages/api/package.json', '"zod"', '"decimal": "1.0.0", "zod"');
    expect(workspace.tsc('-p', 'packages/api')).toBe('');
    rmSync(path.join(workspace.folder, 'packages/api/node_modules'), {recursive: true});

    // Fix 3: the procedure returns a string instead.
    workspace.edit('packages/api/src/router.ts', 'getEstimate() }', 'getEstimate().toFixed() }');
    expect(workspace.tsc('-p', 'packages/api')).toBe('');
  });
});
