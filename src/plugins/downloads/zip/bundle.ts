import path from 'node:path';
import type {Plugin} from 'esbuild';

/** The scripts of an archive, and the style sheet of its header and its popups. */
export type ClientFiles = {page: string; search: string; popups: string; styles: string};

/** Where the client of this plugin is. */
const clientFolder = path.join(__dirname, '../client');

/**
 * Modules of the site's components, which need Docusaurus, and what replaces them in a page without it. `prism-include-languages` adds the
 * languages of code blocks, but popups only show types.
 */
const replacements: Record<string, string> = {
  '@docusaurus/Link': 'Link.tsx',
  '@docusaurus/Translate': 'Translate.tsx',
  '@theme/prism-include-languages': 'noLanguages.ts',
  '../TypesStatus': 'TypesStatus.tsx',
  './pageTypes': 'pageTypes.ts',
};

/**
 * Bundles the scripts of the archive. They are classic scripts, because browsers load modules and use `fetch` only with HTTP. Each script
 * is small or loaded when the reader needs it: `page` belongs to all pages, `search` contains the search of the site, and `popups` the
 * types in code.
 */
export async function bundleClient(siteDir: string): Promise<ClientFiles> {
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    entryPoints: ['page.ts', 'search.ts', 'popups.tsx', 'header.css'].map(name =>
      path.join(clientFolder, name),
    ),
    outdir: siteDir,
    absWorkingDir: siteDir,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'silent',
    define: {'process.env.NODE_ENV': '"production"'},
    alias: {'@site': siteDir},
    plugins: [replaceModules()],
  });
  const read = (name: string) => outputFiles.find(file => path.basename(file.path) === name)?.text ?? '';
  return {
    page: read('page.js'),
    search: read('search.js'),
    popups: read('popups.js'),
    styles: read('header.css') + read('popups.css'),
  };
}

function replaceModules(): Plugin {
  return {
    name: 'replacements',
    setup({onResolve}) {
      onResolve(
        {filter: /^(?:@docusaurus\/|@theme\/|\.\.\/TypesStatus$|\.\/pageTypes$)/},
        ({path: request}) => {
          const file = replacements[request];
          return file === undefined ? undefined : {path: path.join(clientFolder, 'replacements', file)};
        },
      );
    },
  };
}
