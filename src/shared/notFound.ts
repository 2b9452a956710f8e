/** Name of the meta tag that identifies the HTML of the not-found page. The server sends this page for any path that doesn't exist. */
export const notFoundMetaName = 'site:not-found';
