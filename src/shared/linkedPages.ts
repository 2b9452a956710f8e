/** Name of the plugin whose global data is `LinkedPages`. */
export const linkedPagesPlugin = 'linked-pages';

/** Data about pages, which other pages use to link to them. */
export type LinkedPages = {titles: PageTitles; relatedDocs: RelatedDocs};

/** Maps the permalinks of docs pages and blog posts to their titles. */
export type PageTitles = Record<string, string>;

/** A docs page to which a blog post links. */
export type RelatedDoc = {
  permalink: string;
  title: string;
  description: string;
  /** Label of the page's docs version, such as `10.x`. */
  version: string;
};

/** Maps the permalinks of blog posts to their related docs pages. */
export type RelatedDocs = Record<string, RelatedDoc[]>;
