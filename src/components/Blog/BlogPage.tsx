import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props as LayoutProps} from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import {MarkdownAlternate} from '../Sharing/MarkdownAlternate';
import {SocialImage} from '../Sharing/SocialImage';
import './blog.css';

type Props = {
  /** Class of `<html>` that identifies the kind of page. */
  className: string;
  title: string;
  description: string | undefined;
  /** Tag that search uses to tell lists from posts. */
  searchTag: string;
  sidebar: LayoutProps['sidebar'];
  children: ReactNode;
};

/** A list of posts or tags next to the sidebar of the blog, with its metadata. */
export function BlogPage({className, title, description, searchTag, sidebar, children}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, className)}>
      <PageMetadata title={title} description={description} />
      <SocialImage title={title} section="Blog" />
      <MarkdownAlternate />
      <SearchMetadata tag={searchTag} />
      <BlogLayout sidebar={sidebar}>{children}</BlogLayout>
    </HtmlClassNameProvider>
  );
}
