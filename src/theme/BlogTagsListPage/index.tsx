// Wraps @theme/BlogTagsListPage: the page has no description, no picture and no Markdown twin.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import {MarkdownAlternate} from '@site/src/components/Sharing/MarkdownAlternate';
import {SocialImage} from '@site/src/components/Sharing/SocialImage';

export default function DescribedBlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="Every tag of the blog, with the number of articles that carry it." />
      <SocialImage title="Tags" section="Blog" />
      <MarkdownAlternate />
    </>
  );
}
