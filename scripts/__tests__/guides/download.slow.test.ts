// Downloads starting points of the playground as a reader does, unpacks them and runs their `npm start`. The packages aren't installed again,
// because the samples have the same versions.
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {stripVTControlCharacters} from 'node:util';
import {afterEach, expect, test} from 'vitest';
import {createDownload, createZip} from '../../../src/playground/project/download';
import {playgroundPageOptions} from '../../../src/config/playgroundPage';
import type {PlaygroundProject} from '../../../src/shared/programs';
import {readPackages} from '../../../src/plugins/playground-page/packages';
import {readStarts} from '../../../src/plugins/playground-page/starts';
import {findFreePort} from '../../system/ports';
import {replacePort} from './replacePort';

const siteDir = path.resolve(__dirname, '../../..');
const texts = {name: 'trpc-playground', title: 'Playground', instructions: 'Run it.'};
const stops: (() => void)[] = [];

afterEach(() => {
  stops.splice(0).forEach(stop => stop());
});

/** The port of the servers in the starting points. Each test uses a free port instead. */
const PORT = 3000;

/** Unpacks the download of a starting point, and replaces the port of its server. Returns its folder. */
function unpackStart(id: string, port: number, versionIndex = 0): string {
  const version = playgroundPageOptions.versions[versionIndex];
  const start =
    version && readStarts(siteDir, version.startsFolder, version.label).find(own => own.id === id);
  if (!start) {
    throw new Error(`There is no starting point ${id}.`);
  }
  return unpack(start.project, port);
}

/** Unpacks the download of a project, and replaces the port of its server. Returns its folder. */
function unpack(project: PlaygroundProject, port: number): string {
  const version = playgroundPageOptions.versions.find(({label}) => label === project.version);
  if (!version) {
    throw new Error(`There is no version ${project.version}.`);
  }
  const packages = readPackages(
    version.lockFolders.map(folder => path.join(siteDir, folder)),
    playgroundPageOptions.tools ?? [],
  );
  const parent = mkdtempSync(path.join(tmpdir(), 'download-'));
  const folder = path.join(parent, texts.name);
  const files = unzipSync(createZip(createDownload(project, packages, texts), texts.name));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(parent, name)), {recursive: true});
    writeFileSync(path.join(parent, name), replacePort(strFromU8(bytes), PORT, port));
  }
  linkPackages(folder, version.lockFolders);
  return folder;
}

/** Links each dependency to the installed package, which must have the version in the manifest. */
function linkPackages(folder: string, sources: readonly string[]): void {
  const {dependencies} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    const source = sources
      .map(root => path.join(siteDir, root, 'node_modules', name))
      .find(candidate => readVersion(candidate) === version);
    expect(source, `${name}@${version}`).toBeDefined();
    mkdirSync(path.dirname(path.join(folder, 'node_modules', name)), {recursive: true});
    symlinkSync(source ?? '', path.join(folder, 'node_modules', name));
  }
}

function readVersion(folder: string): string | undefined {
  try {
    return (createRequire(`${folder}/`)('./package.json') as {version: string}).version;
  } catch {
    return undefined;
  }
}

const tsx = path.join(siteDir, 'node_modules/tsx/dist/cli.mjs');

/** Starts a project. Returns what it prints until the text matches `end`, or until the process ends. */
function start(folder: string, end: RegExp): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, [tsx, 'start.ts'], {cwd: folder, stdio: 'pipe'});
  stops.push(() => child.kill());
  let output = '';
  return new Promise(resolve => {
    const read = (chunk: Buffer) => {
      output += stripVTControlCharacters(String(chunk));
      if (end.test(output)) {
        resolve(output);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('close', () => resolve(output));
  });
}

const stillRunning = 'The server is still running. To stop it, press Ctrl+C.\n';

test.each([
  ['procedures', 0, 'Emma 474\n'],
  ['middleware', 0, "open\nUNAUTHORIZED\n{ name: 'Ada' }\n"],
  ['callers', 0, 'Good morning, Ada!\nBAD_REQUEST\n'],
  ['merging', 1, "[ { id: 1, title: 'First post' } ]\n42\n"],
])(
  'the download of %s (version %i) compiles and prints what it prints in the page',
  async (id, version, output) => {
    const folder = unpackStart(id, await findFreePort(), version);
    const compiler = path.join(siteDir, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '--noEmit'], {cwd: folder, stdio: 'inherit'});
    const printed = await start(folder, /still running/);
    expect(printed.replace(stillRunning, '')).toBe(output);
  },
);

test('the download of a project whose server starts in a file of its own prints what it prints in the page', async () => {
  const files = {
    'server/router.ts': `import { initTRPC } from '@trpc/server';

const t = initTRPC.create();
export const appRouter = t.router({ name: t.procedure.query(() => 'Ada') });
export type AppRouter = typeof appRouter;
`,
    'client.ts': `import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server/router';

const trpc = createTRPCProxyClient<AppRouter>({ links: [httpBatchLink({ url: 'http://localhost:3000' })] });
console.log(await trpc.name.query());
void trpc.name.query().then(name => console.log(name, 'later'));
`,
    'server/start.ts': `import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { appRouter } from './router';

createHTTPServer({ router: appRouter }).listen(3000);
`,
  };
  const folder = unpack(
    {
      version: '10.x',
      files: Object.entries(files).map(([name, code]) => ({path: name, code})),
      activeFile: 'client.ts',
      sides: {server: 'server/router.ts', client: 'client.ts'},
    },
    await findFreePort(),
  );
  expect(await start(folder, /later/)).toBe(`Ada\n${stillRunning}Ada later\n`);
});

test('the download of components compiles, starts the server, and serves the page', async () => {
  const port = await findFreePort();
  const folder = unpackStart('components', port);
  const compiler = path.join(siteDir, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '--noEmit'], {cwd: folder, stdio: 'inherit'});
  // Vite prints its URL.
  const [url = ''] = /http:\/\/localhost:\d+/.exec(await start(folder, /http:\/\/localhost:\d+/)) ?? [];
  expect(await (await fetch(url)).text()).toContain('src="/main.tsx"');
  expect(await (await fetch(`${url}/client.tsx`)).text()).toContain('useQuery');
  const response = await fetch(`http://localhost:${port}/list`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({result: {data: [{title: 'Water the plants'}]}});
});

test.each([
  [
    '10.x',
    'createTRPCReact',
    '@trpc/react-query',
    "import { initTRPC } from '@trpc/server';\n\nconst t = initTRPC.create();\nexport const appRouter = t.router({ name: t.procedure.query(() => 'Ada') });",
    'trpc.name.useQuery()',
  ],
  [
    '9.x',
    'createReactQueryHooks',
    '@trpc/react',
    "import * as trpc from '@trpc/server';\n\nexport const appRouter = trpc.router().query('name', { resolve: () => 'Ada' });",
    "trpc.useQuery(['name'])",
  ],
])(
  'the download of a component of docs %s that only uses hooks has the providers and the server',
  async (version, factory, hooks, router, call) => {
    const files = {
      'server/router.ts': `${router}\nexport type AppRouter = typeof appRouter;\n`,
      'utils/trpc.ts': `import { ${factory} } from '${hooks}';
import type { AppRouter } from '../server/router';

export const trpc = ${factory}<AppRouter>();
`,
      'Name.tsx': `import { trpc } from './utils/trpc';

export function Name() {
  const name = ${call};
  return <p>{name.data}</p>;
}
`,
    };
    const port = await findFreePort();
    const folder = unpack(
      {
        version,
        files: Object.entries(files).map(([name, code]) => ({path: name, code})),
        activeFile: 'Name.tsx',
      },
      port,
    );
    const compiler = path.join(siteDir, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '--noEmit'], {cwd: folder, stdio: 'inherit'});
    expect(readFileSync(path.join(folder, 'main.tsx'), 'utf8')).toContain('<hooks.Provider');
    const [url = ''] = /http:\/\/localhost:\d+/.exec(await start(folder, /http:\/\/localhost:\d+/)) ?? [];
    expect(await (await fetch(`${url}/main.tsx`)).text()).toContain('Provider');
    expect(await (await fetch(`http://localhost:${port}/name`)).json()).toMatchObject({
      result: {data: 'Ada'},
    });
  },
);
