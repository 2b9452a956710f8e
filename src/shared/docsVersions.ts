import table from '../../docsVersions.json';

/** A row of docsVersions.json, which lists the docs versions. `npm run docs-version` adds rows. */
export type DocsVersion = {
  /** The name that Docusaurus uses: `current` for the version in `docs/`, or a name in versions.json. */
  name: string;
  /** The name that readers see. Authors use it too, for example in the fence option `version`. */
  label: string;
  /** The version's path below `/docs`. The latest version has the empty path. */
  path: string;
  /** Whether search engines, the home page and the start page of the docs lead to this version. This is true for exactly one version. */
  isLatest: boolean;
  /** The banner above each page of the version. */
  banner: 'none' | 'unmaintained' | 'unreleased';
  /** Folder of the packages and the reference app that the code samples are checked against. */
  samples: string;
  /** The version of the tRPC packages in `samples`. */
  packageVersion: string;
  /** The colour of the accents in the version’s social images, which have a dark background. */
  socialImageColour: string;
  /** What `<WhatChanged>` compares: the label of an earlier version, and the page of this version that explains how to migrate from it. */
  changes?: {since: string; guide: string};
};

/** All docs versions, newest first. */
// TypeScript reads `banner` as any string. The tests check its values.
export const docsVersions = table as readonly DocsVersion[];

/** The version that readers get unless they choose another one. */
export const latestVersion = findDocsVersion(({isLatest}) => isLatest);

/** The version in `docs/`, which authors edit. */
export const currentVersion = findDocsVersion(({name}) => name === 'current');

function findDocsVersion(isWanted: (version: DocsVersion) => boolean): DocsVersion {
  const version = docsVersions.find(isWanted);
  if (!version) {
    throw new Error(
      'docsVersions.json: a version is missing. Found no row that is the latest version or has the name "current", expected one of each.',
    );
  }
  return version;
}

/** Returns the folder of a version's Markdown files, which Docusaurus derives from the name. */
export function getContentFolder({name}: DocsVersion): string {
  return name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
}

/** Returns the URL path of a version's start page, such as `/docs/v9`. */
export function getDocsRoute({path}: Pick<DocsVersion, 'path'>): string {
  return path === '' ? '/docs' : `/docs/${path}`;
}

/** Returns the value of `docusaurus_tag` that Docusaurus gives to the search records of a version. */
export function getSearchTag({name}: DocsVersion): string {
  return `docs-default-${name}`;
}
