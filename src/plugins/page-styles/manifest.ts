import {getChunkName} from './cacheGroups';
import type {Options} from './options';

type Asset = {file: string};

/**
 * The framework's manifest of the browser's build. To find the files that a page links, the framework looks up the names of the page's
 * modules in `origins`. The values are keys of `assets`.
 */
export type Manifest = {
  origins: Record<string, readonly string[]>;
  assets: Record<string, {js?: readonly Asset[]; css?: readonly Asset[]}>;
};

export function parseManifest(text: string): Manifest {
  const manifest: unknown = JSON.parse(text);
  if (!isManifest(manifest)) {
    throw new Error(
      'client-manifest.json: Expected an object with `origins` and `assets`. The framework has changed the format of its manifest, so change src/plugins/page-styles too.',
    );
  }
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'origins' in value && 'assets' in value;
}

/** Adds the sheets to the files that their pages link. Throws if the build has no file for a sheet. */
export function linkSheets(manifest: Manifest, pageSheets: Options['pageSheets']): Manifest {
  const origins = {...manifest.origins};
  const assets = {...manifest.assets};
  for (const [name, {modules}] of Object.entries(pageSheets)) {
    const chunkName = getChunkName(name);
    assets[chunkName] = {css: [findSheet(manifest, chunkName)]};
    for (const module of modules) {
      origins[module] = [...(origins[module] ?? []), chunkName];
    }
  }
  return {...manifest, origins, assets};
}

function findSheet({assets}: Manifest, chunkName: string): Asset {
  const sheet = Object.values(assets)
    .flatMap(({css = []}) => css)
    .find(({file}) => file.startsWith(`assets/css/${chunkName}.`));
  if (!sheet) {
    throw new Error(
      `The build has no style sheet ${chunkName}. Correct the paths of this sheet in the options of page-styles.`,
    );
  }
  return sheet;
}
