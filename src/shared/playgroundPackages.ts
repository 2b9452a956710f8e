/** Path of the file with the versions of all packages that projects can import, relative to the site's base URL. */
export const packageVersionsPath = 'playground-packages.json';

/** The packages of each docs version, by the label of the version and the name of the package. */
export type PackageVersions = {[docsVersion: string]: Packages};

export type Packages = {[name: string]: PackageVersion | undefined};

/** The exact version of a package, and the packages that it needs next to it. */
export type PackageVersion = {version: string; peers?: string[]};
