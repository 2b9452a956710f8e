import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';
import {BlogPage} from './BlogPage';
import {Post} from './Post';
import {usePostCount} from './usePostCount';

/** The list of the posts with a tag. The option `blogTagsPostsComponent` names this component. */
export default function TagPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  const formatPostCount = usePostCount();
  const title = translate(
    {
      id: 'theme.blog.tagTitle',
      message: '{nPosts} tagged with "{tagName}"',
      description: 'The title of the page for a blog tag',
    },
    {nPosts: formatPostCount(tag.count), tagName: tag.label},
  );
  return (
    <BlogPage
      className={ThemeClassNames.page.blogTagPostListPage}
      title={title}
      description={tag.description}
      searchTag="blog_tags_posts"
      sidebar={sidebar}
    >
      {tag.unlisted && <Unlisted />}
      <header className="margin-bottom--xl">
        <Heading as="h1">{title}</Heading>
        {tag.description && <p>{tag.description}</p>}
        <Link href={tag.allTagsPath}>
          <Translate
            id="theme.tags.tagsPageLink"
            description="The label of the link targeting the tag list page"
          >
            View All Tags
          </Translate>
        </Link>
      </header>
      <BlogPostItems items={items} component={Post} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogPage>
  );
}
