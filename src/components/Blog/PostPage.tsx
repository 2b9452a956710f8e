import type {ReactNode} from 'react';
import clsx from 'clsx';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import ContentVisibility from '@theme/ContentVisibility';
import {MarkdownAlternate} from '../Sharing/MarkdownAlternate';
import {SocialImage} from '../Sharing/SocialImage';
import {TableOfContents} from '../TableOfContents';
import {Post} from './Post';
import {PostData} from './PostData';
import './blog.css';

/** The page of a post. The option `blogPostComponent` names this component. */
export default function PostPage({content: Content, sidebar}: Props): ReactNode {
  const {metadata, toc} = Content;
  const {frontMatter, nextItem, prevItem, title} = metadata;
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <HtmlClassNameProvider
        className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}
      >
        <BlogPostPageMetadata />
        <SocialImage title={title} section="Blog" />
        <MarkdownAlternate />
        <PostData />
        <BlogLayout
          sidebar={sidebar}
          toc={
            frontMatter.hide_table_of_contents !== true &&
            toc.length > 0 && (
              <TableOfContents
                toc={toc}
                minHeadingLevel={frontMatter.toc_min_heading_level}
                maxHeadingLevel={frontMatter.toc_max_heading_level}
              />
            )
          }
        >
          <ContentVisibility metadata={metadata} />
          <Post>
            <Content />
          </Post>
          {(nextItem || prevItem) && <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />}
        </BlogLayout>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
