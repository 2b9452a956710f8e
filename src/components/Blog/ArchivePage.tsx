import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import {MarkdownAlternate} from '../Sharing/MarkdownAlternate';
import {SocialImage} from '../Sharing/SocialImage';
import {formatDayOfYear} from '../Dates/dates';
import styles from './archivePage.module.css';

/** The list of all posts by year. The option `blogArchiveComponent` names this component. */
export default function ArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The title of the blog archive page',
  });
  const description = translate({
    // The theme's own id can't be used here, because the theme's default message would replace the message below.
    id: 'theme.blog.archive.lead',
    message: 'All posts of the blog, by year.',
    description: 'Lead text and description of the archive page of the blog',
  });
  return (
    <>
      <PageMetadata title={title} description={description} />
      <SocialImage title={title} section="Blog" />
      <MarkdownAlternate />
      <Layout>
        <main className={styles.archive}>
          <Heading as="h1">{title}</Heading>
          <p className={styles.lead}>{description}</p>
          {groupByYear(archive.blogPosts).map(([year, posts]) => (
            <Year key={year} year={year} posts={posts} />
          ))}
        </main>
      </Layout>
    </>
  );
}

function Year({year, posts}: {year: string; posts: ArchiveBlogPost[]}): ReactNode {
  return (
    <>
      <Heading as="h2" id={year} aria-label={year}>
        {year}
      </Heading>
      <ul className={styles.posts}>
        {posts.map(({metadata}) => (
          <li key={metadata.permalink}>
            <time dateTime={metadata.date}>{formatDayOfYear(metadata.date)}</time>{' '}
            <Link to={metadata.permalink}>{metadata.title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function groupByYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}
