import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '../src/plugins/code-samples/options';
import { docsVersions, getContentFolder } from '../src/shared/docsVersions';

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
