import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLinkedPages} from '@site/src/components/LinkedPages/useLinkedPages';
import styles from './styles.module.css';

type Props = {
  /** Path of the blog post. */
  permalink: string;
};

/** Lists the docs pages from the front matter field `related_docs` of a blog post. Renders nothing if the list is empty. */
export function RelatedDocs({permalink}: Props): ReactNode {
  const docs = useLinkedPages().relatedDocs[permalink] ?? [];
  if (docs.length === 0) {
    return null;
  }
  return (
    <nav className={styles.related} aria-labelledby="related-docs">
      <h2 id="related-docs" className={styles.heading}>
        <Translate id="site.relatedDocs" description="Heading above links to docs pages, after a blog post">
          Related docs
        </Translate>
      </h2>
      <ul className={styles.list}>
        {docs.map(({permalink: path, title, description, version}) => (
          <li key={path} className={styles.item}>
            <span>
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
