import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import {formatDay} from '../Dates/dates';
import {UpdatedDate} from '../Dates/UpdatedDate';
import styles from './postHeader.module.css';

/** Shows the title of a post and one line with its dates, reading time and authors. On the page of the post, also shows its description. */
export function PostHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink, description} = metadata;
  if (!isBlogPostPage) {
    return (
      <header>
        <Heading as="h2" className={styles.listTitle}>
          <Link to={permalink}>{title}</Link>
        </Heading>
        <PostDetails />
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.lead}>{description}</p>
      <PostDetails />
    </header>
  );
}

function PostDetails(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, lastUpdatedAt, readingTime, authors} = metadata;
  const updated = typeof lastUpdatedAt === 'number' ? new Date(lastUpdatedAt).toISOString() : date;
  return (
    <p className={clsx('blog-post-facts', styles.facts)}>
      <time dateTime={date}>{formatDay(date)}</time>
      {formatDay(updated) !== formatDay(date) && (
        <>
          {' · '}
          <UpdatedDate date={updated} />
        </>
      )}
      {readingTime !== undefined && (
        <>
          {' · '}
          <span>{formatReadingTime(readingTime)}</span>
        </>
      )}
      {authors.map(author => (
        <span key={author.name}>
          {' · '}
          {author.url ? <Link href={author.url}>{author.name}</Link> : author.name}
          {isBlogPostPage && author.title && <span className={styles.role}> {author.title}</span>}
        </span>
      ))}
    </p>
  );
}

/** Formats a reading time as whole minutes. `minutes` is computed for 200 words a minute and can be a fraction. */
function formatReadingTime(minutes: number): string {
  return translate(
    {id: 'theme.blog.post.minutes', message: '{minutes} min read', description: 'The reading time of a post'},
    {minutes: Math.max(1, Math.ceil(minutes))},
  );
}
