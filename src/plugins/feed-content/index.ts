import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {renderFeedContent} from './feedContent';
import {createFeedDates} from './feedDates';

/**
 * Creates the feed items for the blog's `feedOptions`. Each item contains the whole post and the dates on which it was published and
 * updated. The post is HTML that works without this site's styles and scripts.
 */
export const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...options
}) => {
  const items = await defaultCreateFeedItems(options);
  // The default function creates one item for each post, in the same order as the posts.
  return items.map((item, index) => ({
    ...item,
    ...createFeedDates(item.date, options.blogPosts[index]?.metadata.lastUpdatedAt),
    ...(item.content !== undefined && {content: renderFeedContent(item.content, new URL(item.link))}),
  }));
};
