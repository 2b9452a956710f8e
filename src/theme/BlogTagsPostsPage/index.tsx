// Wraps @theme/BlogTagsPostsPage: adds a social image and a link to the Markdown version.
import type {ReactNode} from 'react';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';
import {MarkdownAlternate} from '@site/src/components/Sharing/MarkdownAlternate';
import {SocialImage} from '@site/src/components/Sharing/SocialImage';

export default function BlogTagsPostsPageWithSharing(props: Props): ReactNode {
  return (
    <>
      <BlogTagsPostsPage {...props} />
      <SocialImage title={useBlogTagsPostsPageTitle(props.tag)} section="Blog" />
      <MarkdownAlternate />
    </>
  );
}
