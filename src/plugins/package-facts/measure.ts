import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import type {PackageFacts} from '../../shared/packageFacts';
import {countRequests} from './countRequests';

const packageNames = ['@trpc/server', '@trpc/client'];
const calls = 10;

/** Measures the packages that are installed in `folder`. Throws if they have different versions. */
export async function measurePackages(folder: string): Promise<PackageFacts> {
  const manifests = packageNames.map(name => readManifest(folder, name));
  const versions = [...new Set(manifests.map(({version}) => version))];
  const [version] = versions;
  if (version === undefined || versions.length !== 1) {
    throw new Error(
      `${folder}: the packages ${packageNames.join(' and ')} must have the same version. Found ${versions.join(', ')}.`,
    );
  }
  const [clientSize, typedSize, serverSize] = await Promise.all(
    [clientCode, `import type {AppRouter} from './server';\n${clientCode}`, serverCode].map(code =>
      measureBundle(folder, code),
    ),
  );
  return {
    version,
    dependencies: sum(manifests.map(({dependencies = {}}) => Object.keys(dependencies).length)),
    commands: sum(manifests.map(countCommands)),
    clientSize: clientSize ?? 0,
    serverSize: serverSize ?? 0,
    typeSize: (typedSize ?? 0) - (clientSize ?? 0),
    requests: await countRequests(createRequire(path.join(folder, 'package.json')), calls),
    calls,
  };
}

const clientCode = `import {createTRPCProxyClient, httpBatchLink} from '@trpc/client';
export const trpc = createTRPCProxyClient({links: [httpBatchLink({url: '/trpc'})]});`;

const serverCode = `import {initTRPC} from '@trpc/server';
import {fetchRequestHandler} from '@trpc/server/adapters/fetch';
const t = initTRPC.create();
const router = t.router({hello: t.procedure.query(() => 'hello')});
export const answer = req => fetchRequestHandler({endpoint: '', req, router});`;

type Manifest = {
  version: string;
  dependencies?: Record<string, string>;
  bin?: string | Record<string, string>;
  scripts?: Record<string, string>;
};

function readManifest(folder: string, name: string): Manifest {
  // The format is documented at https://docs.npmjs.com/cli/configuring-npm/package-json.
  return JSON.parse(
    readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8'),
  ) as Manifest;
}

/** Returns the number of a package's executables and of the scripts that npm runs when it installs the package. */
export function countCommands({bin = {}, scripts = {}}: Manifest): number {
  const executableCount = typeof bin === 'string' ? 1 : Object.keys(bin).length;
  return executableCount + ['preinstall', 'install', 'postinstall'].filter(name => name in scripts).length;
}

/** Bundles a TypeScript module with its imports for browsers, and returns its size in bytes, minified and compressed with gzip. */
async function measureBundle(folder: string, code: string): Promise<number> {
  const {outputFiles} = await build({
    stdin: {contents: code, resolveDir: folder, loader: 'ts'},
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
    legalComments: 'none',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', {level: 9}).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
