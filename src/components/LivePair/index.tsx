import {useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Choices} from './Choices';
import {controlsClassName, wordsClassName} from './classNames';
import {RunBar} from './RunBar';
import styles from './styles.module.css';
import {useRun, type RunResult} from './useRun';
import {collectVariants, describeVerdict} from './variants';

type Props = {
  /** A server file and a client file; or `<Variant>`s with the same client file, the first of them the code as it is. */
  children: ReactNode;
  /** Without variants: the digest of the program. The build adds it. */
  program?: string;
};

/**
 * A server file and the client file that calls it. Readers choose a change of the server, and the client shows what the compiler says
 * to it. All variants are in the page; radio buttons and a style sheet show one, so that choosing needs no JavaScript. Running does.
 */
export function LivePair({children, program}: Props): ReactNode {
  const variants = collectVariants(children, program);
  const hasChoices = variants.length > 1;
  const name = useId();
  const pair = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  /** What was said about the choice that a run follows. */
  const announced = useRef('');
  const {run, Panel, result, ...running} = useRun(ended =>
    setMessage(`${announced.current} ${describeRun(ended)}`.trim()),
  );

  function choose(index: number): void {
    const variant = variants[index];
    if (variant) {
      announced.current = `${variant.label}. ${describeVerdict(variant)}`;
      setMessage(announced.current);
    }
    if (result) {
      run(variant?.program);
    }
  }

  function runChosen(): void {
    // The browser may have restored a choice of an earlier visit, before React was there.
    const checked = pair.current?.querySelector<HTMLInputElement>('input[type="radio"]:checked');
    announced.current = '';
    // The same result is announced again only when there was something else in between.
    setMessage('Running');
    run(variants[Number(checked?.value ?? 0)]?.program);
  }

  return (
    <div ref={pair} className={styles.pair} data-live-pair>
      {variants.map(variant => (
        <div key={variant.label} className={styles.variant}>
          {hasChoices && <p className={clsx(wordsClassName, 'visually-hidden')}>{variant.label}</p>}
          <div className={styles.server}>{variant.server}</div>
          <div className={styles.client}>{variant.client}</div>
          {hasChoices && (
            <p
              className={clsx(wordsClassName, styles.verdict)}
              data-errors={variant.errors.length > 0 || undefined}
            >
              <strong>{describeVerdict(variant)}</strong> {variant.note}
            </p>
          )}
        </div>
      ))}
      {hasChoices && <Choices name={name} labels={variants.map(({label}) => label)} onChoose={choose} />}
      <RunBar {...running} onRun={runChosen} />
      {Panel && result && <Panel {...result} isRunning={running.isRunning} />}
      <p role="status" className={clsx(controlsClassName, 'visually-hidden')}>
        {message}
      </p>
    </div>
  );
}

function describeRun({output, exchanges, thrown}: RunResult): string {
  const requests = exchanges.length === 1 ? '1 request' : `${exchanges.length} requests`;
  const end = thrown === undefined ? '' : ` Uncaught ${thrown.split('\n')[0]}`;
  return `Ran with ${requests}. Console: ${output.join('; ') || 'nothing'}.${end}`;
}
