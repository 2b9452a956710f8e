import path from 'node:path';

/**
 * Absolute path of this repository. The packages of the docs versions are always loaded from this folder, even if the samples belong to
 * another site.
 */
export const repositoryDir = path.resolve(__dirname, '../../..');

/** A docs version that samples are checked against. */
export type Version = {
  /** The value of the fence option `version`, such as `9.x`. */
  name: VersionName;
  /** Folder with this version's package.json, lock file and node_modules, relative to `repositoryDir`. */
  packagesFolder: string;
};

export type VersionName = '10.x' | '9.x';

export const versions: readonly Version[] = [
  {name: '10.x', packagesFolder: 'samples/v10'},
  {name: '9.x', packagesFolder: 'samples/v9'},
];

export function findVersion(name: VersionName): Version {
  const version = versions.find(candidate => candidate.name === name);
  if (!version) {
    throw new Error(`Unknown docs version: ${name}.`);
  }
  return version;
}

/**
 * Returns the default version for the samples of a page. A docs page belongs to the version of its folder, and a blog post can set
 * `samples: 9.x` in its front matter.
 */
export function findPageVersion(file: string, frontMatter: Record<string, unknown>): VersionName {
  if (file.startsWith('versioned_docs/version-9.x/')) {
    return '9.x';
  }
  return file.startsWith('blog/') && frontMatter['samples'] === '9.x' ? '9.x' : '10.x';
}

/**
 * Returns the folder of a version's reference app, a complete tRPC app whose files samples can import. It is relative to `repositoryDir`.
 */
export function getAppFolder(version: Version): string {
  return path.posix.join(version.packagesFolder, 'app');
}
