/** Name of the plugin whose global data is `LinkedPages`. */
export const linkedPagesPlugin = 'linked-pages';

/** What a page may say about the pages that it leads to. */
export type LinkedPages = {titles: PageTitles; relatedDocs: RelatedDocs};

/** Titles of docs pages and blog posts by their permalink. */
export type PageTitles = Record<string, string>;

/** A page of the docs that a post leads to. */
export type RelatedDoc = {
  permalink: string;
  title: string;
  description: string;
  /** Label of its docs version: `10.x`. */
  version: string;
};

/** The docs that posts lead to, by the permalinks of the posts. */
export type RelatedDocs = Record<string, RelatedDoc[]>;
