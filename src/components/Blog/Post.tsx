import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import {PostFooter} from './PostFooter';
import {PostHeader} from './PostHeader';

/** Shows a post on its page, or its summary in a list of posts. */
export function Post({children}: {children: ReactNode}): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <BlogPostItemContainer className={isBlogPostPage ? undefined : 'margin-bottom--xl'}>
      <PostHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <PostFooter />
    </BlogPostItemContainer>
  );
}
