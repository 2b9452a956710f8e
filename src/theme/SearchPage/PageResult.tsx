import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
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
      {page.introHtml && <p className={styles.passage} dangerouslySetInnerHTML={{__html: page.introHtml}} />}
      {page.sections.length > 0 && (
        <ul className={styles.sections}>
          {page.sections.map(({url, headingHtml, passageHtml}) => (
            <li key={url}>
              <Link to={url} dangerouslySetInnerHTML={{__html: headingHtml}} />
              {passageHtml && (
                <p className={styles.passage} dangerouslySetInnerHTML={{__html: passageHtml}} />
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
