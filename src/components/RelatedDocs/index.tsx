import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLinkedPages} from '@site/src/components/LinkedPages/useLinkedPages';
import styles from './styles.module.css';

type Props = {
  /** Path of the post. */
  permalink: string;
};

/** The pages of the docs that a post's front matter names, after the post. */
export function RelatedDocs({permalink}: Props): ReactNode {
  const docs = useLinkedPages().relatedDocs[permalink] ?? [];
  if (docs.length === 0) {
    return null;
  }
  return (
    <nav className={styles.related} aria-labelledby="related-docs">
      <h2 id="related-docs" className={styles.heading}>
        From this article to the docs
      </h2>
      <ul className={styles.list}>
        {docs.map(({permalink: path, title, description, version}) => (
          <li key={path} className={styles.item}>
            <span className={styles.title}>
              <Link to={path} className={styles.link}>
                {title}
              </Link>{' '}
              <span className={styles.version}>{version}</span>
            </span>
            <span className={styles.description}>{description}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
