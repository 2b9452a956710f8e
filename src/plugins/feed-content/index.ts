import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {renderFeedContent} from './feedContent';

/** For the blog's `feedOptions`: whole posts, as HTML that reads well without this site's styles and scripts. */
export const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...options
}) => {
  const items = await defaultCreateFeedItems(options);
  return items.map(item => ({
    ...item,
    ...(item.content !== undefined && {content: renderFeedContent(item.content, new URL(item.link))}),
  }));
};
