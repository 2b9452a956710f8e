/** Name of the meta tag that identifies the HTML of the not-found page. The server sends this page for all paths that don't exist. */
export const notFoundMetaName = 'site:not-found';
