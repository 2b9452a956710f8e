/** A page of the docs that a post leads to. */
export type RelatedDoc = {
  permalink: string;
  title: string;
  description: string;
  /** Label of its docs version: `10.x`. */
  version: string;
};

/** Related pages by the permalinks of posts: the global data of the plugin `related-docs`. */
export type RelatedDocs = Record<string, RelatedDoc[]>;
