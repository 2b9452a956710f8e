import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Exchange} from '@site/src/shared/programs';
import {formatType} from '@site/src/components/CodeBlock/formatType';
import {TypeText} from '@site/src/components/CodeBlock/TypeText';
import {describeCalls, parseJson, shortenTexts, type Call} from './calls';
import {statusNames} from './statusNames';
import styles from './styles.module.css';

/** Lists the HTTP requests of a program that ran in the page, with their responses. */
export function Exchanges({exchanges}: {exchanges: readonly Exchange[]}): ReactNode {
  return (
    <ol className={styles.exchanges}>
      {exchanges.map((exchange, index) => (
        <li key={index}>
          <ExchangeCard {...exchange} />
        </li>
      ))}
    </ol>
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
      {calls.length > 0 && (
        <>
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
        </>
      )}
      {output !== '' && (
        <>
          <dt>
            <Translate id="site.livePair.response" description="Label in the result of a run">
              Response
            </Translate>
          </dt>
          <dd>
            <Json text={output} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** Returns whether the calls of a request have succeeded. A response with status 207 can contain both results and errors. */
function describeOutcome(status: number, calls: Call[]): 'succeeded' | 'mixed' | 'failed' {
  const isFailed = status >= 400 || (calls.length > 0 && calls.every(call => call.isFailed));
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

function Json({text}: {text: string}): ReactNode {
  // `window` exists here, because results are rendered only after a click.
  const width = window.innerWidth < 600 ? 36 : 72;
  const value = parseJson(text);
  const shortened = shortenTexts(value ?? text, (start, count) =>
    translate(
      {
        id: 'site.livePair.shortened',
        message: '{start}… ({count} characters)',
        description: 'The beginning of a long text in a request or a response',
      },
      {start, count: count.toLocaleString('en')},
    ),
  );
  return (
    <code className={styles.json}>
      {value === undefined ? (
        String(shortened)
      ) : (
        <TypeText text={formatType(JSON.stringify(shortened, null, 1), width)} />
      )}
    </code>
  );
}
