import type {RelatedDoc, RelatedDocs} from '../../shared/linkedPages';
import {trimSlash} from '../../shared/paths';

/** The properties of a blog post that are needed to resolve its related docs pages. */
export type Post = {
  permalink: string;
  /** Path of the post's Markdown file, for error messages. */
  source: string;
  /** The value of `related_docs` in the front matter, which should be a list of paths of docs pages. */
  related: unknown;
};

/**
 * Resolves the related docs pages of blog posts. Throws if a path doesn't belong to a docs page. Authors write paths without the base URL of
 * the site, so that posts don't depend on the host.
 */
export function createRelatedDocs(posts: Post[], docs: RelatedDoc[], baseUrl: string): RelatedDocs {
  // The docs plugin adds a trailing slash to the path of a version's first page, but authors write the path without it.
  const byPath = new Map(docs.map(doc => [trimSlash(doc.permalink.slice(baseUrl.length - 1)), doc]));
  const [example = '/docs'] = byPath.keys();
  return Object.fromEntries(
    posts.map(post => [
      post.permalink,
      readPaths(post).map(path => {
        const doc = byPath.get(path);
        if (!doc) {
          throw new Error(
            `${post.source}: related_docs contains a path that doesn't exist. Found "${path}", expected the path of a docs page, such as "${example}".`,
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
      `${source}: related_docs must be a list of paths. Found ${JSON.stringify(related)}, expected for example [/docs/router, /docs/context].`,
    );
  }
  return related;
}
