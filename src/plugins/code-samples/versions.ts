import path from 'node:path';

/** The folder that holds the packages of the docs versions, and this plugin: samples of another site are checked against them too. */
export const repository = path.resolve(__dirname, '../../..');

/** A docs version that samples are checked against. */
export type Version = {
  /** As in `version="9.x"`. */
  name: VersionName;
  /** Folder with this version's package.json, lock file and node_modules, from `repository`. */
  packages: string;
};

export type VersionName = '10.x' | '9.x';

export const versions: readonly Version[] = [
  {name: '10.x', packages: 'samples/v10'},
  {name: '9.x', packages: 'samples/v9'},
];

export function findVersion(name: VersionName): Version {
  const version = versions.find(candidate => candidate.name === name);
  if (!version) {
    throw new Error(`No docs version ${name}.`);
  }
  return version;
}

/** The version of a page that doesn't name one. Pages of a version are in its folder; a blog post says it in its front matter. */
export function findPageVersion(file: string, frontMatter: Record<string, unknown>): VersionName {
  if (file.startsWith('versioned_docs/version-9.x/')) {
    return '9.x';
  }
  return file.startsWith('blog/') && frontMatter['samples'] === '9.x' ? '9.x' : '10.x';
}

/** Where the reference app of a version lives, from `repository`. */
export function appFolder(version: Version): string {
  return path.posix.join(version.packages, 'app');
}
