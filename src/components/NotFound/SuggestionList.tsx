import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Suggestion} from './useSuggestions';
import styles from './styles.module.css';

type Props = {suggestions: Suggestion[]};

/** Lists suggested pages with their paths, so that readers can compare them with the path that they opened. */
export function SuggestionList({suggestions}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {suggestions.map(({path, title, version}) => (
        <li key={path} className={styles.item}>
          <Link to={path} className={styles.link}>
            {title}
            {version !== undefined && <span className={styles.version}> {version}</span>}
          </Link>
          <span className={styles.path}>{path}</span>
        </li>
      ))}
    </ul>
  );
}
