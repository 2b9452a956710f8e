import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import versions from '@site-pages';
import styles from './styles.module.css';

/**
 * Lists all docs pages by version and section, for readers without JavaScript. It's only rendered while the site is being built. In scripts,
 * `versions` is false, so the minifier removes this component.
 */
export function AllPages(): ReactNode {
  return (
    versions && (
      <div className={styles.allPages}>
        <p>
          <Translate id="search.noScript" description="Shown when JavaScript is disabled">
            Search runs in your browser and needs JavaScript. These are all pages of the docs.
          </Translate>
        </p>
        {versions.map(({label, sections}) => (
          <section key={label}>
            <h2>{label}</h2>
            {sections.map(({name, pages}) => (
              <div key={name}>
                <h3>{name}</h3>
                <ul>
                  {pages.map(({path, title}) => (
                    <li key={path}>
                      <Link to={path}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
    )
  );
}
