import { existsSync } from 'node:fs';
import path from 'node:path';
import type { EditableOptions, Options } from '../src/plugins/code-samples/options';
import { docsVersions, getContentFolder } from '../src/shared/docsVersions';
import { playgroundOptions } from './playgroundOptions';

// The packages always come from this repository, even if a test builds another site.
const rootDir = path.resolve(__dirname, '..');

/** The page with all elements of the docs. The published site doesn't have this page, so the options below leave it out. */
export const elementsFolder = 'src/elements';

/** What the plugin code-samples has to know about this site. */
export const sampleOptions: Options = {
  contentFolders: ['docs', 'versioned_docs', 'blog'],
  // Every language except `text` needs a Prism grammar. Without a grammar, the code would silently lose its syntax highlighting.
  languages: ['ts', 'tsx', 'js', 'jsx', 'sh', 'json', 'http', 'html', 'css', 'diff', 'text'],
  rootDir,
  versions: docsVersions.map(version => {
    const stage = `${version.samples}/page/stage.ts`;
    return {
      name: version.label,
      contentFolder: getContentFolder(version),
      packagesFolder: version.samples,
      // Only versions with live pairs have a stage.
      stage: existsSync(path.join(rootDir, stage)) ? stage : undefined,
    };
  }),
  types: ['node', 'react', 'react-dom'],
  environment: 'samples/environment/index.ts',
  livePairs: {
    packages: ['@trpc/client', '@trpc/server', '@trpc/server/adapters/standalone', 'zod'],
    define: {
      // In production mode, responses contain no stack traces.
      'globalThis.process.env.NODE_ENV': '"production"',
      // `initTRPC.create()` throws if there is a `window`, unless it runs under Jest.
      'globalThis.process.env.JEST_WORKER_ID': '"1"',
    },
  },
};

/** The packages that the page has when a project runs. The editor has declarations of them. */
const runnablePackages = [...new Set(playgroundOptions.versions.flatMap(({ packs }) => packs.flat()))];

/** The packages that only the editor has. Projects that import values from them can be edited, but can't run in the page. */
const editorPackages = ['aws-lambda', 'next', 'next/app', 'next/navigation'];

/** The samples that readers can edit. */
export const editableOptions: EditableOptions = {
  packages: [...runnablePackages, ...editorPackages],
  runnable: runnablePackages,
  sides: {
    server: ['(?:^|/)(?:server|router|app|_app|appRouter)\\.ts$', '^server/'],
    client: [
      '(?:^|/)(?:client|trpc)\\.tsx?$',
      '^(?:client|pages|src|utils)/',
      '\\.tsx$',
      '^sample-\\d+\\.tsx?$',
    ],
    wrappers: ['(?:^|/)_app\\.tsx$'],
  },
};
