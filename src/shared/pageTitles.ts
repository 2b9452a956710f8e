/** Name of the plugin whose global data the titles are. */
export const pageTitlesPlugin = 'page-titles';

/** Titles of docs pages and blog posts by their permalink. */
export type PageTitles = Record<string, string>;
