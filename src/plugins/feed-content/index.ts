import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {renderFeedContent} from './feedContent';
import {createFeedDates} from './feedDates';

/** For the blog's `feedOptions`: whole posts with both their dates, as HTML that reads well without this site's styles and scripts. */
export const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...options
}) => {
  const items = await defaultCreateFeedItems(options);
  // The default makes an item of each post, in the order of the posts.
  return items.map((item, index) => ({
    ...item,
    ...createFeedDates(item.date, options.blogPosts[index]?.metadata.lastUpdatedAt),
    ...(item.content !== undefined && {content: renderFeedContent(item.content, new URL(item.link))}),
  }));
};
