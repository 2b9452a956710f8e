// Wraps @theme/BlogTagsListPage: adds a description, a social image and a link to the Markdown version.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import {MarkdownAlternate} from '@site/src/components/Sharing/MarkdownAlternate';
import {SocialImage} from '@site/src/components/Sharing/SocialImage';

export default function BlogTagsListPageWithSharing(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'theme.blog.tags.description',
          message: 'All tags of the blog, with the number of posts for each tag.',
          description: 'Description of the page that lists all tags of the blog',
        })}
      />
      <SocialImage
        title={translate({
          id: 'theme.blog.tags.title',
          message: 'Tags',
          description: 'Title of the page that lists all tags of the blog',
        })}
        section="Blog"
      />
      <MarkdownAlternate />
    </>
  );
}
