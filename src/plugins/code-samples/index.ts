import {cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {programPath} from '../../shared/programs';
import {typesPath} from '../../shared/samples';
import {createProblemsError, openSiteSamples} from './siteSamples';

/**
 * Type-checks and runs the code samples of all pages before they are compiled, and publishes the types that readers ask for, one
 * JSON file for each page, and the programs of live pairs. Needs `remarkCodeSamples` and `remarkLivePairs` among the
 * `beforeDefaultRemarkPlugins` of docs and blog.
 */
export default function codeSamples({siteDir, baseUrl}: LoadContext): Plugin {
  const siteSamples = openSiteSamples(siteDir);
  const published = [
    {from: siteSamples.typesFolder, to: path.dirname(typesPath('digest'))},
    {from: siteSamples.programs.folder, to: path.dirname(programPath('digest'))},
  ];
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'code-samples',
    async loadContent() {
      const problems = await siteSamples.verifyAll();
      if (isBuild) {
        siteSamples.verifier.close();
        if (problems.length > 0) {
          throw createProblemsError(problems);
        }
      }
      await siteSamples.programs.createAll();
      return undefined;
    },
    configureWebpack(config) {
      const change: BundlerConfig & {devServer: object} = {
        ...withCacheVersion(config, siteSamples.verifier.readEnvironmentDigest()),
        devServer: {
          static: published.map(({from, to}) => ({
            directory: from,
            publicPath: `${baseUrl}${to}`,
            watch: false,
          })),
        },
      };
      return change;
    },
    async postBuild({outDir}) {
      for (const {from, to} of published.filter(folder => existsSync(folder.from))) {
        cpSync(from, path.join(outDir, to), {recursive: true});
      }
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
