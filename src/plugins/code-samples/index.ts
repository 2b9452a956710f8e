import {cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {programPath} from '../../shared/programs';
import {typesPath} from '../../shared/samples';
import type {BackgroundVerification} from './backgroundVerification';
import {markdownFolders} from './markdownFiles';
import {createProblemsError, openSiteSamples} from './siteSamples';

/**
 * Type-checks and runs the code samples of all pages (a build before it compiles them, the dev server after it has shown them), and
 * publishes the types that readers ask for, one JSON file for each page, and the programs of live pairs. Needs `remarkCodeSamples` and `remarkLivePairs` among the
 * `beforeDefaultRemarkPlugins` of docs and blog.
 */
export default function codeSamples({siteDir, baseUrl}: LoadContext): Plugin {
  const siteSamples = openSiteSamples(siteDir);
  const published = [
    {from: siteSamples.typesFolder, to: path.dirname(typesPath('digest'))},
    {from: siteSamples.programs.folder, to: path.dirname(programPath('digest'))},
  ];
  const isBuild = process.env.NODE_ENV === 'production';
  let verification: BackgroundVerification | undefined;
  return {
    name: 'code-samples',
    async loadContent() {
      if (!isBuild) {
        verification = siteSamples.serve();
      } else {
        const problems = await siteSamples.verifyAll();
        siteSamples.verifier.close();
        if (problems.length > 0) {
          throw createProblemsError(problems);
        }
        siteSamples.programs.clear();
        await siteSamples.programs.createAll();
      }
    },
    configureWebpack(config) {
      const cache = withCacheVersion(config, siteSamples.verifier.readEnvironmentDigest());
      const onQuiet = () => {
        verification?.start();
        // Pages that the bundler kept from an earlier start name programs too. What is wrong with a pair, its page says.
        siteSamples.programs.createAll().catch(() => undefined);
      };
      return isBuild ? cache : {...cache, ...createServing(siteSamples, published, baseUrl, onQuiet)};
    },
    async postBuild({outDir}) {
      for (const {from, to} of published.filter(folder => existsSync(folder.from))) {
        cpSync(from, path.join(outDir, to), {recursive: true});
      }
    },
  };
}

/** How long nothing was compiled when the verification begins, in ms: whoever waits for a page comes first. */
const quietTime = 2000;

type Published = {from: string; to: string};

/** While the site is served: pages show before their samples are verified, and are compiled again afterwards. */
function createServing(
  siteSamples: ReturnType<typeof openSiteSamples>,
  published: readonly Published[],
  baseUrl: string,
  onQuiet: () => void,
): BundlerConfig & {devServer: object} {
  const {siteDir, stampsFolder} = siteSamples;
  return {
    module: {
      rules: [
        {
          test: /\.mdx?$/,
          // The framework compiles all other Markdown with a rule of its own, which leaves out what such a rule includes.
          include: markdownFolders.map(folder => path.join(siteDir, folder) + path.sep),
          enforce: 'post',
          use: {loader: path.join(__dirname, 'stampLoader.mjs'), options: {siteDir, stampsFolder}},
        },
      ],
    },
    plugins: [
      {
        apply(compiler) {
          let timer: NodeJS.Timeout | undefined;
          let isStarted = false;
          compiler.hooks.done.tap('code-samples', () => {
            clearTimeout(timer);
            if (!isStarted) {
              timer = setTimeout(() => {
                isStarted = true;
                onQuiet();
              }, quietTime);
            }
          });
        },
      },
    ],
    devServer: {
      static: published.map(({from, to}) => ({
        directory: from,
        publicPath: `${baseUrl}${to}`,
        watch: false,
      })),
    },
  };
}

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * The bundler keeps compiled pages between builds, and does not know that they depend on the packages of the samples: it must forget
 * them when those change.
 */
function withCacheVersion(config: BundlerConfig, digest: string): BundlerConfig {
  const {cache} = config;
  if (typeof cache === 'object' && cache.type === 'filesystem') {
    return {cache: {...cache, version: `${cache.version ?? ''}-${digest}`}};
  }
  // Rspack's own place for it, which webpack's types don't know.
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
