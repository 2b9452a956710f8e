// The files that browsers load when a reader uses a feature.
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {docsVersions, type DocsVersion} from '../../src/shared/docsVersions';
import type {CompilerManifest} from '../../src/shared/playgroundFiles';
import {recordsPath, type RecordsFile} from '../../src/shared/search';
import {listTags} from '../search/relevance/measure';
import {readLoadedFiles} from './readSite';

/** The names of features, in the order in which tables show them. Each feature has its own budget. */
export const features = [
  'Search in the latest version',
  'Search in an older version',
  'Run of a live pair',
  'Playground editor',
] as const;

export type FeatureName = (typeof features)[number];

/** Alternatives of which a reader loads only one, such as the records of each version. The largest one counts. */
type Alternatives = string[][];

export type FeatureFiles = Record<string, Alternatives>;

/** Returns the files of each feature by their kinds, relative to the folder of the build. */
export function readFeatures(folder: string): Record<FeatureName, FeatureFiles> {
  const {imports} = readLoadedFiles(folder);
  /** Returns the scripts and the styles of several imports. Each of them is a module and its request. */
  const load = (...keys: [module: string, request: string][]): FeatureFiles => {
    const lists = keys.flatMap(
      ([module, request]) => imports[module]?.[request] ?? throwUnknown(module, request),
    );
    const files = [...new Set(lists)];
    const javaScript = files.filter(file => file.endsWith('.js'));
    const css = files.filter(file => file.endsWith('.css'));
    return {javaScript: [javaScript], ...(css.length > 0 ? {css: [css]} : {})};
  };
  const searchCode = load(
    ['src/theme/SearchBar/index.tsx', '@site/src/components/SearchModal'],
    ['src/theme/SearchBar/index.tsx', '@site/src/components/Search/searchClient'],
  );
  const listRecords = (versions: readonly DocsVersion[]): Alternatives =>
    versions.map(({label}) => listTags(label).map(recordsPath));
  // TypeScript doesn't know what the plugins write to these files.
  const compiler = readJson('.docusaurus/playground-compiler/default/manifest.json') as CompilerManifest;
  const {frame} = readJson(path.join(folder, 'playground-sandbox.json')) as {frame: string};
  return {
    'Search in the latest version': {
      ...searchCode,
      records: listRecords(docsVersions.filter(({isLatest}) => isLatest)),
    },
    'Search in an older version': {
      ...searchCode,
      records: listRecords(docsVersions.filter(({isLatest}) => !isLatest)),
    },
    'Run of a live pair': {
      ...load(['src/components/LivePair/useRun.ts', './Results']),
      program: readdirSync(path.join(folder, 'programs')).map(file => [`programs/${file}`]),
    },
    'Playground editor': {
      ...load(
        ['src/components/PlaygroundPage/index.tsx', '../Playground'],
        ['src/playground/editor/index.ts', './projectEditor'],
        ['src/components/Playground/useRun.ts', '@site/src/playground/sandbox'],
      ),
      compiler: [[compiler.worker.path]],
      declarations: Object.values(compiler.versions).map(({path: file}) => [file]),
      frame: [[frame]],
    },
  };
}

/** Returns the number of pages in files with search records. */
export function countSearchPages(folder: string, files: readonly string[]): number {
  // TypeScript doesn't know what the plugin for the search writes to these files.
  return files
    .map(file => readJson(path.join(folder, file)) as RecordsFile)
    .reduce((sum, {pages}) => sum + pages.length, 0);
}

/** Returns the alternative with the most bytes before compression. */
export function chooseLargest(folder: string, alternatives: Alternatives): string[] {
  const measure = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  return alternatives.toSorted((a, b) => measure(b) - measure(a))[0] ?? [];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function throwUnknown(module: string, request: string): never {
  throw new Error(
    `scripts/budgets/features.ts: found no \`import('${request}')\` in ${module}. Write the module and the request of the import that loads the feature now.`,
  );
}
