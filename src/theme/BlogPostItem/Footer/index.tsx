// Wraps @theme/BlogPostItem/Footer: the docs that belong to a post come before its tags.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import {RelatedDocs} from '@site/src/components/RelatedDocs';

export default function BlogPostItemFooterWithDocs(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <RelatedDocs permalink={metadata.permalink} />}
      <BlogPostItemFooter />
    </>
  );
}
