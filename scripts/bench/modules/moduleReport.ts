import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Config, Report, type ChunkResource} from 'sonda';
import {readPages} from '../../budgets/readSite';
import {buildSite} from '../docusaurus';
import type {Bench} from '../row';
import {groupModules, nameModule, renderModules, type ModuleSize, type ScriptSize} from './summary';

const page = '/docs/context';
const buildFolder = 'build-modules';
const resultsFolder = 'bench';

export const moduleReport: Bench = {
  name: 'modules',
  description:
    'Modules: `bench/modules.md` and `bench/modules.json` list the modules in the scripts of a docs page, and `bench/modules.html` draws them.',
  run: async ({site}) => {
    await buildSite(site, [
      '--config',
      'scripts/bench/modules/docusaurus.config.ts',
      '--out-dir',
      buildFolder,
    ]);
    const build = path.join(site, buildFolder);
    const files = readPages(build).find(candidate => candidate.path === page)?.files;
    if (files === undefined) {
      throw new Error(`scripts/bench/modules/moduleReport.ts: the build contains no page ${page}.`);
    }
    const scripts = await measureScripts(site, build, [...files.javaScript, ...files.pageJavaScript]);
    mkdirSync(resultsFolder, {recursive: true});
    writeFileSync(path.join(resultsFolder, 'modules.md'), renderModules(page, scripts));
    writeFileSync(path.join(resultsFolder, 'modules.json'), `${JSON.stringify({page, scripts}, null, 2)}\n`);
    return [];
  },
};

/** Measures the modules of scripts with Sonda, which reads their source maps. Also writes its drawing. */
async function measureScripts(
  site: string,
  build: string,
  scripts: readonly string[],
): Promise<ScriptSize[]> {
  const report = new Report(
    new Config(
      {
        format: 'html',
        filename: 'modules',
        outputDir: path.resolve(resultsFolder),
        open: false,
        brotli: true,
      },
      {
        integration: 'rspack',
        sourcesPathNormalizer: (source: string) => path.resolve(site, nameModule(source, site)),
      },
    ),
  );
  for (const script of scripts) {
    report.addAsset(path.join(build, script));
  }
  await report.generate();
  // Sonda names files relative to the working directory.
  const nameAsset = (file: string) => path.relative(process.cwd(), file);
  const isChunk = (resource: {kind: string}): resource is ChunkResource => resource.kind === 'chunk';
  const chunks = report.resources.filter(isChunk);
  return scripts.map(script => {
    const name = nameAsset(path.join(build, script));
    const asset = report.resources.find(resource => resource.kind === 'asset' && resource.name === name);
    const modules = chunks
      .filter(({parent}) => parent === name)
      .map((chunk): ModuleSize => ({
        module: nameModule(path.resolve(chunk.name), site),
        minified: chunk.uncompressed,
        brotli: chunk.brotli,
      }));
    return {
      script,
      minified: asset?.uncompressed ?? NaN,
      brotli: asset?.kind === 'asset' ? asset.brotli : NaN,
      groups: groupModules(modules),
    };
  });
}
