import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {RunOutput} from '../RunOutput';
import styles from './results.module.css';
import type {RunResult} from './useRun';

type Props = RunResult & {
  /** Whether another run is in progress. In this case, the result is outdated. */
  isRunning: boolean;
};

/** Shows the output of a program, and its requests with their responses. */
export function Results({isRunning, output, exchanges, errorText}: Props): ReactNode {
  return (
    <section
      className={styles.results}
      aria-label={translate({
        id: 'site.livePair.result',
        message: 'Result of the run',
        description: 'Name of the region, for screen readers',
      })}
      aria-busy={isRunning}
    >
      <RunOutput exchanges={exchanges}>
        {output.map((line, index) => (
          <pre key={index}>{line}</pre>
        ))}
        {errorText !== undefined && <pre className={styles.error}>Uncaught {errorText}</pre>}
      </RunOutput>
    </section>
  );
}
