import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {RelatedDocs as Data} from '@site/src/shared/relatedDocs';
import styles from './styles.module.css';

type Props = {
  /** Path of the post. */
  permalink: string;
};

/** The pages of the docs that a post's front matter names, after the post. */
export function RelatedDocs({permalink}: Props): ReactNode {
  // The plugin of this name sets its data to this type.
  const data = usePluginData('related-docs') as Data | undefined;
  const docs = data?.[permalink] ?? [];
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
