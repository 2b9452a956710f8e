import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Exchange} from '@site/src/shared/programs';
import {formatType} from '@site/src/components/CodeBlock/formatType';
import {TypeText} from '@site/src/components/CodeBlock/TypeText';
import {describeCalls, type Call} from './calls';
import {formatRequestCount} from './requestCount';
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
      <div className={styles.console}>
        <p className={styles.heading}>
          <Translate id="site.livePair.console" description="Heading above the output of a program">
            Console
          </Translate>
        </p>
        <div className={styles.lines}>
          {output.map((line, index) => (
            <pre key={index}>{line}</pre>
          ))}
          {errorText !== undefined && <pre className={styles.error}>Uncaught {errorText}</pre>}
        </div>
      </div>
      <div className={styles.requests}>
        <p className={styles.heading}>{formatRequestCount(exchanges.length)}</p>
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
      <dt>
        <Translate id="site.livePair.request" description="Label in the result of a run">
          Request
        </Translate>
      </dt>
      <dd className={styles.address}>
        <strong>{method}</strong> <span>{pathname}</span>
        {query && <span className={styles.query}>?{query}</span>}
      </dd>
      {input !== '' && (
        <>
          <dt>
            {method === 'GET' ? (
              <Translate
                id="site.livePair.input"
                description="Label of the input in the URL of a GET request"
              >
                Input
              </Translate>
            ) : (
              <Translate id="site.livePair.body" description="Label of the body of a POST request">
                Body
              </Translate>
            )}
          </dt>
          <dd>
            <Json text={input} />
          </dd>
        </>
      )}
      <dt>
        <Translate id="site.livePair.status" description="Label in the result of a run">
          Status
        </Translate>
      </dt>
      <dd className={styles.httpStatus} data-outcome={describeOutcome(status, calls)}>
        {status} {statusNames[status]}
      </dd>
      <dt>
        <Translate id="site.livePair.batch" description="Label in the result of a run">
          Batch
        </Translate>
      </dt>
      <dd>
        {describeBatch(isBatch, calls.length)}{' '}
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
      <dt>
        <Translate id="site.livePair.response" description="Label in the result of a run">
          Response
        </Translate>
      </dt>
      <dd>
        <Json text={output} />
      </dd>
    </dl>
  );
}

/** Returns whether the calls of a request have succeeded. A response with status 207 can contain both results and errors. */
function describeOutcome(status: number, calls: Call[]): 'succeeded' | 'mixed' | 'failed' {
  const isFailed = status >= 400 || calls.every(call => call.isFailed);
  return isFailed ? 'failed' : calls.some(call => call.isFailed) ? 'mixed' : 'succeeded';
}

/** Returns the text that introduces the calls of a request. */
function describeBatch(isBatch: boolean, callCount: number): string {
  if (!isBatch) {
    return translate({
      id: 'site.livePair.batch.none',
      message: 'No:',
      description: 'After the label “Batch”; the name of a procedure follows',
    });
  }
  return callCount === 1
    ? translate({
        id: 'site.livePair.batch.one',
        message: '1 call:',
        description: 'After the label “Batch”; the name of a procedure follows',
      })
    : translate(
        {
          id: 'site.livePair.batch.many',
          message: '{count} calls:',
          description: 'After the label “Batch”; the names of procedures follow',
        },
        {count: String(callCount)},
      );
}

/** The reason phrases of the HTTP statuses that tRPC servers send. */
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
  // `window` exists here, because results are rendered only after a click.
  const width = window.innerWidth < 600 ? 36 : 72;
  return (
    <code className={styles.json}>
      <TypeText text={formatType(JSON.stringify(JSON.parse(text), null, 1), width)} />
    </code>
  );
}
