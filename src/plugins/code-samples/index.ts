import {cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {projectPath} from '../../shared/playgroundFiles';
import {programPath} from '../../shared/programs';
import {typesPath} from '../../shared/samples';
import type {BackgroundVerification} from './dev-server/backgroundVerification';
import {createIdlePlugin, type WhenIdle} from './dev-server/idlePlugin';
import {describeEditableSamples} from './editable/report';
import {resolveOptions, type Options} from './options';
import type {PageResult} from './pageResult';
import {createRemarkPlugin} from './remarkCodeSamples';
import {createDigest} from './digest';
import {createProblemsError, SiteSamples} from './siteSamples';
import {findBrokenSymbolLinks} from './symbolLinks';

/** The plugin and the remark plugin of a site. They share the results of its samples. */
export type CodeSamples = {
  /** Goes into `plugins` of docusaurus.config.ts. */
  plugin: (context: LoadContext) => Plugin;
  /** Goes into `beforeDefaultRemarkPlugins` of docs and blog. */
  remarkPlugin: ReturnType<typeof createRemarkPlugin>;
  /** The names of the docs versions, in the order of the options. */
  versionNames: string[];
  /** Returns the results of all Markdown files. Other plugins can call it after all content has been loaded. */
  readAll: () => Promise<PageResult[]>;
  /** Stops the compilers and runners. A build stops them itself, and a dev server stops them when its process ends. */
  close: () => void;
};

/**
 * Creates the plugins that type-check and run the code samples of all pages. A build verifies the samples before it compiles the pages. The
 * dev server shows the pages first and verifies the samples afterwards.
 *
 * The plugin also publishes the types that readers see on hover (one JSON file per page) and the programs of live pairs. A live pair
 * consists of a server file and a client file that readers can run in the page.
 */
export function createCodeSamples(options: Options): CodeSamples {
  let siteSamples: SiteSamples | undefined;
  const getSiteSamples = () => {
    if (!siteSamples) {
      throw new Error('The plugin code-samples is not loaded. Add it to `plugins` in docusaurus.config.ts.');
    }
    return siteSamples;
  };
  return {
    plugin: ({siteDir, baseUrl}) => {
      siteSamples = new SiteSamples(resolveOptions(options, siteDir));
      return createPlugin(siteSamples, baseUrl);
    },
    remarkPlugin: createRemarkPlugin(getSiteSamples),
    versionNames: options.versions.map(({name}) => name),
    readAll: () =>
      Promise.all(
        getSiteSamples()
          .listFiles()
          .map(file => getSiteSamples().read(file)),
      ),
    close: () => getSiteSamples().verifier.close(),
  };
}

function createPlugin(siteSamples: SiteSamples, baseUrl: string): Plugin {
  const publishedFolders = [
    {from: siteSamples.typesFolder, to: path.dirname(typesPath('digest'))},
    {from: siteSamples.programs.folder, to: path.dirname(programPath('digest'))},
    {from: siteSamples.projects.folder, to: path.dirname(projectPath('digest'))},
  ];
  const isBuild = process.env.NODE_ENV === 'production';
  let verification: BackgroundVerification | undefined;
  /** The references to the projects of all samples. A build collects them before it compiles the pages. */
  let references: string[] = [];
  return {
    name: 'code-samples',
    async loadContent() {
      if (!isBuild) {
        verification = siteSamples.serve();
        return;
      }
      const problems = await siteSamples.verifyAll();
      siteSamples.verifier.close();
      if (problems.length === 0) {
        siteSamples.programs.clear();
        problems.push(...(await siteSamples.programs.createAll()).map(({message}) => message));
      }
      if (problems.length > 0) {
        throw createProblemsError(problems);
      }
      siteSamples.projects.clear();
      if (siteSamples.settings.editable) {
        const pages = await siteSamples.projects.createAll();
        references = pages.flatMap(({samples}) => samples.map(({reference = ''}) => reference));
        const versionNames = siteSamples.settings.versions.map(({name}) => name);
        console.log(describeEditableSamples(pages, versionNames).join('\n'));
      }
    },
    configureWebpack(config) {
      const cacheConfig = addCacheVersion(
        config,
        createDigest(
          siteSamples.verifier.readEnvironmentDigest(),
          baseUrl,
          JSON.stringify(siteSamples.settings.symbolLinks),
          JSON.stringify(siteSamples.settings.editable ?? null),
          ...references,
        ),
      );
      const onIdle = async (whenIdle: WhenIdle) => {
        verification?.start(whenIdle);
        await createMissingPrograms(siteSamples, whenIdle);
        await siteSamples.projects.createAll(whenIdle);
      };
      return isBuild
        ? cacheConfig
        : {...cacheConfig, ...createDevServerConfig(siteSamples, publishedFolders, baseUrl, onIdle)};
    },
    async postBuild({outDir}) {
      for (const {from, to} of publishedFolders.filter(folder => existsSync(folder.from))) {
        cpSync(from, path.join(outDir, to), {recursive: true});
      }
      const broken = findBrokenSymbolLinks(siteSamples.settings.symbolLinks, outDir);
      if (broken.length > 0) {
        throw new Error(`Broken links to the docs of symbols: ${broken.length}\n\n${broken.join('\n')}`);
      }
    },
  };
}

/**
 * Creates the programs of all pages while the site is served. Compiling a page creates its programs, but pages in the bundler's cache aren't
 * compiled again. So a page with an invalid live pair is printed, and compiled again to show its problem in the browser.
 */
async function createMissingPrograms(siteSamples: SiteSamples, whenIdle: WhenIdle): Promise<void> {
  for (const {file, message} of await siteSamples.programs.createAll(whenIdle)) {
    console.error(message);
    siteSamples.recompile(file, message);
  }
}

/** A folder whose files are published: its absolute path, and its path relative to the site's base URL. */
type PublishedFolder = {from: string; to: string};

/** Configures the bundler of the dev server. It compiles pages before their samples are verified, and compiles them again afterwards. */
function createDevServerConfig(
  siteSamples: SiteSamples,
  publishedFolders: readonly PublishedFolder[],
  baseUrl: string,
  onIdle: (whenIdle: WhenIdle) => Promise<void>,
): BundlerConfig & {devServer: object} {
  const {stampsFolder} = siteSamples;
  const {siteDir, contentFolders} = siteSamples.settings;
  return {
    module: {
      rules: [
        {
          test: /\.mdx?$/,
          // This rule must only include the folders of the content plugins. Docusaurus compiles all other Markdown with a fallback rule,
          // which excludes every folder that another Markdown rule includes.
          include: contentFolders.map(folder => path.join(siteDir, folder) + path.sep),
          enforce: 'post',
          use: {loader: path.join(__dirname, 'dev-server/stampLoader.mjs'), options: {siteDir, stampsFolder}},
        },
      ],
    },
    plugins: [createIdlePlugin('code-samples', whenIdle => void onIdle(whenIdle))],
    devServer: {
      static: publishedFolders.map(({from, to}) => ({
        directory: from,
        publicPath: `${baseUrl}${to}`,
        watch: false,
      })),
    },
  };
}

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Adds a digest to the version of the bundler's persistent cache. The bundler doesn't know that compiled pages depend on the packages
 * of the samples and on the links of their types, and style sheets on the base URL. So the digest invalidates the cache when these change.
 */
function addCacheVersion(config: BundlerConfig, digest: string): BundlerConfig {
  const {cache} = config;
  if (typeof cache === 'object' && cache.type === 'filesystem') {
    return {cache: {...cache, version: `${cache.version ?? ''}-${digest}`}};
  }
  // Rspack has its cache options under `experiments`, which webpack's types don't include.
  const rspackCache: unknown = config.experiments?.['cache'];
  return typeof rspackCache === 'object' && rspackCache !== null && 'version' in rspackCache
    ? {
        experiments: {
          ...config.experiments,
          cache: {...rspackCache, version: `${rspackCache.version}-${digest}`},
        },
      }
    : {};
}
