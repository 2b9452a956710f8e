import type {FeedOptions} from '@docusaurus/plugin-content-blog';

/**
 * Creates the feed items for the blog's `feedOptions`. Each item contains the whole post and the dates on which it was published and
 * updated. The post is HTML that works without this site's styles and scripts.
 */
export const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...options
}) => {
  // Only builds need this module, so `npm start` doesn't load it.
  const {renderFeedContent} = await import('./feedContent');
  const items = await defaultCreateFeedItems(options);
  // The default function creates one item for each post, in the same order as the posts.
  return items.map((item, index) => ({
    ...item,
    ...createFeedDates(item.date, options.blogPosts[index]?.metadata.lastUpdatedAt),
    ...(item.content !== undefined && {content: renderFeedContent(item.content, new URL(item.link))}),
  }));
};

/** The dates of a post. The property names are those of the package `feed`. */
export type FeedDates = {
  /** Date of the last change. This is `updated` in Atom and `date_modified` in JSON Feed. */
  date: Date;
  /** Date of publication. This is `published` in Atom, `date_published` in JSON Feed and `pubDate` in RSS. */
  published: Date;
};

/**
 * Creates the dates of a post. `updatedMs` is a Unix time in milliseconds. If it's null or undefined, both dates are the date of
 * publication.
 */
export function createFeedDates(published: Date, updatedMs: number | null | undefined): FeedDates {
  return {published, date: typeof updatedMs === 'number' ? new Date(updatedMs) : published};
}
