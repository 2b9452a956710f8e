import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {packageFactsPlugin, type PackageFacts} from '@site/src/shared/packageFacts';
import {createReasons} from './content';
import styles from './reasons.module.css';

/** Lists reasons to use tRPC, each with a figure that the build measured. */
export function Reasons(): ReactNode {
  // TypeScript doesn't know the type of the plugin's data.
  const facts = usePluginData(packageFactsPlugin) as PackageFacts;
  return (
    <>
      <ul className={styles.reasons}>
        {createReasons(facts).map(({figure, title, text, to, link}) => (
          <li key={title} className={styles.reason}>
            <h3 className={styles.title}>
              <span className={styles.figure}>{figure}</span> {title}
            </h3>
            <p>{text}</p> <Link to={to}>{link}</Link>
          </li>
        ))}
      </ul>
      <p className={styles.method}>
        <Translate id="site.home.reasons.method" values={{version: facts.version}}>
          {
            'Measured when this site was built, with @trpc/server and @trpc/client {version} of 6 January 2023 from npm. Sizes are minified and gzipped (1 kB is 1,000 bytes). The requests were counted by making the calls.'
          }
        </Translate>
      </p>
    </>
  );
}
