/** Name of the `meta` element that contains the commit from which the site was built. */
export const commitMetaName = 'site-commit';
