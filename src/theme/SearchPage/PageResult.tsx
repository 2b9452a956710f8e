import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Excerpt} from '@site/src/components/Search/Excerpt';
import type {PageHits} from './groupHits';
import styles from './styles.module.css';

/**
 * Shows one page in the search results, with its matching sections. The search client has already escaped all HTML except for `<mark>`.
 */
export function PageResult({page}: {page: PageHits}): ReactNode {
  return (
    <li className={styles.result} data-content>
      <p className={styles.category}>{page.category}</p>
      <h2>
        <Link to={page.path} dangerouslySetInnerHTML={{__html: page.titleHtml}} />
      </h2>
      {page.page && (
        <p className={styles.passage}>
          <Excerpt hit={page.page} />
        </p>
      )}
      {page.sections.length > 0 && (
        <ul className={styles.sections}>
          {page.sections.map(({url, headingHtml, hit}) => (
            <li key={url}>
              <Link to={url}>
                <span className={styles.page} dangerouslySetInnerHTML={{__html: `${page.titleHtml} › `}} />
                <span dangerouslySetInnerHTML={{__html: headingHtml}} />
              </Link>
              <p className={styles.passage}>
                <Excerpt {...{hit}} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
