import {chooseLargest, readFeatures, type FeatureFiles} from './features';
import {readPages} from './readSite';

/**
 * Returns the paths of the files that browsers load for a page or a feature, in sorted order and relative to the folder of the build. Throws if
 * there is no such page or feature.
 */
export function listFiles(folder: string, name: string): string[] {
  const page = readPages(folder).find(({path}) => path === name);
  const features: Partial<Record<string, FeatureFiles>> = readFeatures(folder);
  const feature = features[name];
  if (page === undefined && feature === undefined) {
    throw new Error(
      `${name}: found no page and no feature with this name. Write a path, such as /docs/context, or one of these: ${Object.keys(features).join(', ')}.`,
    );
  }
  const files =
    page?.requested ??
    Object.values(feature ?? {}).flatMap(alternatives => chooseLargest(folder, alternatives));
  return files.toSorted();
}
