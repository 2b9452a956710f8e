import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '../src/plugins/playground-sandbox/options';
import { docsVersions } from '../src/shared/docsVersions';

const rootDir = path.resolve(__dirname, '..');

/** The packages that projects can import in the page. Those that a docs version doesn't have are left out. */
const packs = [
  [
    '@trpc/server',
    '@trpc/server/adapters/aws-lambda',
    '@trpc/server/adapters/express',
    '@trpc/server/adapters/fetch',
    '@trpc/server/adapters/next',
    '@trpc/server/adapters/node-http',
    '@trpc/server/adapters/standalone',
    '@trpc/server/adapters/ws',
    '@trpc/server/http',
    '@trpc/server/observable',
    '@trpc/server/rpc',
    '@trpc/server/shared',
    '@trpc/server/subscription',
    '@trpc/client',
    '@trpc/client/links/httpBatchLink',
    '@trpc/client/links/httpLink',
    '@trpc/client/links/loggerLink',
    '@trpc/client/links/splitLink',
    '@trpc/client/links/wsLink',
    'zod',
    'superjson',
    'cors',
    'express',
    'ws',
    'node:events',
    'node:http',
    'node:timers/promises',
  ],
  [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    '@tanstack/react-query',
    'react-query',
    '@trpc/react-query',
    '@trpc/react-query/shared',
    '@trpc/react',
    '@trpc/react/shared',
  ],
  ['node:buffer', 'node:crypto'],
  ['@trpc/next'],
  ['@trpc/react-query/ssg'],
  ['@trpc/react/ssg'],
  ['@tanstack/react-query-devtools'],
  ['react-dom/server'],
  ['react-hook-form', '@hookform/resolvers/zod'],
  ['devalue'],
  ['jose'],
  ['superstruct'],
  ['yup'],
];

/** What the plugin playground-sandbox has to know about this site. */
export const playgroundOptions: Options = {
  rootDir,
  versions: docsVersions.map(({ label, samples }) => ({
    name: label,
    packagesFolder: samples,
    environment: `${samples}/playground/index.ts`,
    packs: packs
      .map(packages => packages.filter(name => isInstalled(samples, name)))
      .filter(({ length }) => length > 0),
  })),
  replacements: {
    express: 'samples/playground/express.ts',
    ws: 'samples/playground/ws.ts',
    'node:buffer': 'samples/playground/buffer.ts',
    'node:crypto': 'samples/playground/crypto.ts',
    'node:events': 'samples/playground/events.ts',
    'node:http': 'samples/playground/http.ts',
    'node:url': 'samples/playground/url.ts',
    'node:timers/promises': 'samples/playground/timersPromises.ts',
  },
  // The adapter for AWS Lambda decodes bodies with the global variable `Buffer`.
  needs: { 'node:buffer': String.raw`\bBuffer\b|@trpc/server/adapters/aws-lambda` },
  define: {
    // In production mode, responses contain no stack traces.
    'process.env.NODE_ENV': '"production"',
    'globalThis.process.env.NODE_ENV': '"production"',
    // `initTRPC.create()` throws if there is a `window`, unless it runs under Jest.
    'globalThis.process.env.JEST_WORKER_ID': '"1"',
    'process.env.JEST_WORKER_ID': '"1"',
    global: 'globalThis',
  },
};

function isInstalled(folder: string, specifier: string): boolean {
  if (specifier.startsWith('node:')) {
    return true;
  }
  const packagesPath = path.join(rootDir, folder, 'node_modules');
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  const isFolder = existsSync(path.join(packagesPath, specifier));
  const isFile = ['.js', '.mjs'].some(extension =>
    existsSync(path.join(packagesPath, specifier + extension)),
  );
  return existsSync(path.join(packagesPath, name)) && (isFolder || isFile);
}
