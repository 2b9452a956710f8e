/** Name of the `meta` element that contains the commit from which the site was built. */
export const commitMetaName = 'site-commit';

/** Path of the file with the commit, relative to the base URL. */
export const versionFile = 'version.json';
