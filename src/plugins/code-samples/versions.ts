import path from 'node:path';
import {currentVersion, docsVersions, getContentFolder} from '../../shared/docsVersions';

/**
 * Absolute path of this repository. The packages of the docs versions are always loaded from this folder, even if the samples belong to
 * another site.
 */
export const repositoryDir = path.resolve(__dirname, '../../..');

/** A docs version that samples are checked against. */
export type Version = {
  /** The label of the docs version, which is also the value of the fence option `version`. */
  name: VersionName;
  /** Folder with the version's Markdown files, relative to the site's folder. */
  contentFolder: string;
  /** Folder with this version's package.json, lock file and node_modules, relative to `repositoryDir`. */
  packagesFolder: string;
};

export type VersionName = string;

export const versions: readonly Version[] = docsVersions.map(version => ({
  name: version.label,
  contentFolder: getContentFolder(version),
  packagesFolder: version.samples,
}));

export function findVersion(name: VersionName): Version {
  const version = versions.find(candidate => candidate.name === name);
  if (!version) {
    throw new Error(`Unknown docs version: ${name}.`);
  }
  return version;
}

/**
 * Returns the default version for the samples of a page. A docs page belongs to the version of its folder. A blog post can name a version
 * as `samples` in its front matter. All other pages belong to the version in `docs/`.
 */
export function findPageVersion(file: string, frontMatter: Record<string, unknown>): VersionName {
  const version = file.startsWith('blog/')
    ? versions.find(({name}) => name === frontMatter['samples'])
    : versions.find(({contentFolder}) => file.startsWith(`${contentFolder}/`));
  return version?.name ?? currentVersion.label;
}

/**
 * Returns the folder of a version's reference app, a complete tRPC app whose files samples can import. It is relative to `repositoryDir`.
 */
export function getAppFolder(version: Version): string {
  return path.posix.join(version.packagesFolder, 'app');
}
