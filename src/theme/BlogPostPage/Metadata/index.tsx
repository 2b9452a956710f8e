// Wraps @theme/BlogPostPage/Metadata: adds a social image and a link to the Markdown version.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';
import {MarkdownAlternate} from '@site/src/components/Sharing/MarkdownAlternate';
import {SocialImage} from '@site/src/components/Sharing/SocialImage';

export default function BlogPostPageMetadataWithSharing(): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <>
      <BlogPostPageMetadata />
      <SocialImage title={metadata.title} section="Blog" />
      <MarkdownAlternate />
    </>
  );
}
