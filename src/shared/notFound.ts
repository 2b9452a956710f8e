/** Name of the meta tag that marks the HTML of the not-found page, which a host answers with for any path. */
export const notFoundMetaName = 'site:not-found';
