// Replaces @theme/BlogPostItem/Header: a post starts with its title, what it is about, and one line of facts.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import {formatDay} from '@site/src/shared/dates';
import styles from './styles.module.css';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink, description} = metadata;
  if (!isBlogPostPage) {
    return (
      <header>
        <Heading as="h2" className={styles.listTitle}>
          <Link to={permalink}>{title}</Link>
        </Heading>
        <Facts />
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.lead}>{description}</p>
      <Facts />
    </header>
  );
}

function Facts(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, readingTime, authors} = metadata;
  return (
    <p className={clsx('blog-post-facts', styles.facts)}>
      <time dateTime={date}>{formatDay(date)}</time>
      {readingTime !== undefined && (
        <>
          {' · '}
          <span>{readingMinutes(readingTime)}</span>
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

/** `minutes` is measured at 200 words a minute, with fractions. */
function readingMinutes(minutes: number): string {
  const whole = Math.max(1, Math.ceil(minutes));
  return whole === 1 ? 'One minute to read' : `${whole} minutes to read`;
}
