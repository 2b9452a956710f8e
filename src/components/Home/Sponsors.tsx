import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {sponsors} from './content';
import styles from './names.module.css';

/** Lists the sponsors of tRPC by tier. Only names are shown, because the logos belong to the organisations. */
export function Sponsors(): ReactNode {
  return (
    <dl className={styles.rows}>
      {sponsors.map(({tier, names}) => (
        <Row key={tier} term={describeTier(tier)} names={names} />
      ))}
    </dl>
  );
}

function describeTier(tier: (typeof sponsors)[number]['tier']): string {
  switch (tier) {
    case 'gold':
      return translate({id: 'site.home.sponsors.gold', message: 'Gold sponsors'});
    case 'silver':
      return translate({id: 'site.home.sponsors.silver', message: 'Silver sponsors'});
    case 'bronze':
      return translate({id: 'site.home.sponsors.bronze', message: 'Bronze sponsors'});
  }
}

function Row({term, names}: {term: string; names: {name: string; href: string}[]}): ReactNode {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd translate="no">
        <ul>
          {names.map(({name, href}) => (
            <li key={name}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
