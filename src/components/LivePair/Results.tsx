import type {ReactNode} from 'react';
import type {Exchange} from '@site/src/shared/programs';
import {formatType} from '@site/src/components/CodeBlock/formatType';
import {TypeText} from '@site/src/components/CodeBlock/TypeText';
import {describeCalls} from './calls';
import styles from './results.module.css';
import type {RunResult} from './useRun';

type Props = RunResult & {
  /** Another run has begun. */
  isRunning: boolean;
};

/** What a program printed, and its requests with their answers. */
export function Results({isRunning, output, exchanges, thrown}: Props): ReactNode {
  return (
    <section className={styles.results} aria-label="Result of the run" aria-busy={isRunning}>
      <div className={styles.console}>
        <p className={styles.heading}>Console</p>
        <div className={styles.lines}>
          {output.map((line, index) => (
            <pre key={index} className={styles.line}>
              {line}
            </pre>
          ))}
          {thrown !== undefined && <pre className={styles.error}>Uncaught {thrown}</pre>}
        </div>
      </div>
      <div className={styles.requests}>
        <p className={styles.heading}>
          {exchanges.length === 1 ? '1 request' : `${exchanges.length} requests`}
        </p>
        <ol className={styles.exchanges}>
          {exchanges.map((exchange, index) => (
            <li key={index}>
              <ExchangeCard {...exchange} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function ExchangeCard(exchange: Exchange): ReactNode {
  const {method, path, input, status, output, isBatch} = exchange;
  const [pathname = '', query = ''] = path.split('?');
  const calls = describeCalls(exchange);
  return (
    <dl className={styles.exchange}>
      <dt>Request</dt>
      <dd className={styles.address}>
        <strong>{method}</strong> <span>{pathname}</span>
        {query && <span className={styles.query}>?{query}</span>}
      </dd>
      {input !== '' && (
        <>
          <dt>{method === 'GET' ? 'Input' : 'Body'}</dt>
          <dd>
            <Json text={input} />
          </dd>
        </>
      )}
      <dt>Status</dt>
      <dd className={styles.httpStatus} data-failed={status >= 400 || undefined}>
        {status} {statusNames[status]}
      </dd>
      <dt>Batch</dt>
      <dd>
        {isBatch ? `${calls.length === 1 ? '1 call' : `${calls.length} calls`}: ` : 'No: '}
        {calls.map(({procedure, outcome, isFailed}, index) => (
          <span key={index}>
            {index > 0 && ', '}
            <code className={styles.procedure}>{procedure}</code>{' '}
            <span className={styles.outcome} data-failed={isFailed || undefined}>
              {outcome}
            </span>
          </span>
        ))}
      </dd>
      <dt>Response</dt>
      <dd>
        <Json text={output} />
      </dd>
    </dl>
  );
}

/** What the protocol answers with: HTTP's own names of these codes. */
const statusNames: {[status: number]: string | undefined} = {
  200: 'OK',
  207: 'Multi-Status',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
};

function Json({text}: {text: string}): ReactNode {
  // The panel is rendered after a click only: there is a window.
  const width = window.innerWidth < 600 ? 36 : 72;
  return (
    <code className={styles.json}>
      <TypeText text={formatType(JSON.stringify(JSON.parse(text), null, 1), width)} />
    </code>
  );
}
