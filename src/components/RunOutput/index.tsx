import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Exchange} from '@site/src/shared/programs';
import {Exchanges} from '../Exchanges';
import {formatRequestCount} from './requestCount';
import styles from './styles.module.css';

type Props = {
  exchanges: readonly Exchange[];
  /** The lines that the program has printed. */
  children: ReactNode;
};

/** Shows the output of a program next to its requests and their responses. */
export function RunOutput({exchanges, children}: Props): ReactNode {
  return (
    <div className={styles.result}>
      <div className={styles.console}>
        <p className={styles.heading}>
          <Translate id="site.livePair.console" description="Heading above the output of a program">
            Console
          </Translate>
        </p>
        {children}
      </div>
      <div className={styles.requests}>
        <p className={styles.heading}>{formatRequestCount(exchanges.length)}</p>
        <Exchanges exchanges={exchanges} />
      </div>
    </div>
  );
}
