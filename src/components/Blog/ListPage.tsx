import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogListPage';
import {BlogPage} from './BlogPage';
import {Post} from './Post';
import styles from './listPage.module.css';

/** Format and file name of each feed. The blog plugin writes these files next to the page. Format names aren't translated. */
const feeds = [
  ['RSS', 'rss.xml'],
  ['Atom', 'atom.xml'],
  ['JSON Feed', 'feed.json'],
] as const;

/** The start page of the blog. The option `blogListComponent` names this component. */
export default function ListPage(props: Props): ReactNode {
  const {items, metadata, sidebar} = props;
  return (
    <BlogPage
      className={ThemeClassNames.page.blogListPage}
      title={metadata.blogTitle}
      description={metadata.blogDescription}
      searchTag="blog_posts_list"
      sidebar={sidebar}
    >
      <BlogListPageStructuredData {...props} />
      <header className={styles.header}>
        <Heading as="h1">{metadata.blogTitle}</Heading>
        <p>{metadata.blogDescription}</p>
        <nav
          className={styles.links}
          aria-label={translate({
            id: 'theme.blog.list.links',
            message: 'Archive, tags and feeds',
            description: 'Name of the navigation below the title of the blog',
          })}
        >
          <Link to={`${metadata.permalink}/archive`}>
            <Translate id="theme.blog.list.archive" description="Link to the archive of the blog">
              Archive
            </Translate>
          </Link>
          <Link to={`${metadata.permalink}/tags`}>
            <Translate id="theme.blog.list.tags" description="Link to the tags of the blog">
              Tags
            </Translate>
          </Link>
          {feeds.map(([label, file]) => (
            <Link key={file} href={`pathname://${metadata.permalink}/${file}`} target="_self">
              {label}
            </Link>
          ))}
        </nav>
      </header>
      <BlogPostItems items={items} component={Post} />
      <BlogListPaginator metadata={metadata} />
    </BlogPage>
  );
}
