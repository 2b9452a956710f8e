import type {RelatedDoc, RelatedDocs} from '../../shared/linkedPages';

/** A post, as far as its front matter matters here. */
export type Post = {
  permalink: string;
  /** Path of its Markdown file, for messages. */
  source: string;
  /** `related_docs` of its front matter: paths of docs pages. */
  related: unknown;
};

/** Resolves the paths that posts name. Throws when one is not a page of the docs. */
export function createRelatedDocs(posts: Post[], docs: RelatedDoc[]): RelatedDocs {
  // The docs plugin ends a version's first page with a slash; readers and authors don't.
  const byPath = new Map(docs.map(doc => [doc.permalink.replace(/(.)\/$/, '$1'), doc]));
  return Object.fromEntries(
    posts.map(post => [
      post.permalink,
      readPaths(post).map(path => {
        const doc = byPath.get(path);
        if (!doc) {
          throw new Error(
            `${post.source}: related_docs names a page that does not exist. Found "${path}", expected the path of a page of the docs, such as "${docs[0]?.permalink ?? '/docs'}".`,
          );
        }
        return doc;
      }),
    ]),
  );
}

function readPaths({related, source}: Post): string[] {
  if (related === undefined) {
    return [];
  }
  if (!Array.isArray(related) || !related.every(path => typeof path === 'string')) {
    throw new Error(
      `${source}: related_docs is not a list of paths. Found ${JSON.stringify(related)}, expected for example [/docs/router, /docs/context].`,
    );
  }
  return related;
}
