import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {EditButton} from '../CodeBlock/edit/EditButton';
import {EditContext} from '../CodeBlock/edit/EditContext';
import {useSampleEditor} from '../CodeBlock/edit/useSampleEditor';
import {Choices} from './Choices';
import {controlsClassName, variantTextClassName} from './classNames';
import {FileTabs} from './FileTabs';
import {formatRequestCount} from '../RunOutput/requestCount';
import {RunBar} from './RunBar';
import {showDefinition} from './showDefinition';
import styles from './styles.module.css';
import {useRun, type RunResult} from './useRun';
import {collectVariants, describeErrors} from './variants';

type Props = {
  /** A server file and a client file, or several `<Variant>`s with the same client file. The first variant is the unchanged code. */
  children: ReactNode;
  /** The hash in the file name of the program, for a pair without variants. The build adds this prop. */
  program?: string;
};

/**
 * Shows a live pair, which is a server file and the client file that calls it. Readers can run both files in the page. If the pair has
 * variants, readers can also choose a change to the server file and see the compiler errors in the client file. Choosing works without
 * JavaScript: the HTML contains all variants, and a style sheet shows the variant whose radio button is checked. The style sheet also hides
 * the lines that are marked with `detail` until the reader checks “Show all lines”.
 */
export function LivePair({children, program}: Props): ReactNode {
  const variants = collectVariants(children, program);
  const hasChoices = variants.length > 1;
  const name = useId();
  const pair = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  /** The announcement of the chosen variant, if choosing it started the current run. Empty if the button started the run. */
  const choiceMessage = useRef('');
  const [chosen, setChosen] = useState(0);
  const editedVariant = variants[chosen];
  const editedNames = [editedVariant?.serverFile, editedVariant?.clientFile].filter(Boolean).join(', ');
  const editor = useSampleEditor(editedVariant?.project, editedNames);
  const {run, ResultsPanel, result, ...runState} = useRun(ended =>
    // The bar announces a failure itself.
    setMessage(ended ? `${choiceMessage.current} ${describeRun(ended)}`.trim() : ''),
  );

  // The result appears below the button, which can be at the end of the window. A choice doesn't scroll, because the reader looks at the code.
  useEffect(() => {
    if (result && choiceMessage.current === '') {
      pair.current?.querySelector('section[aria-busy]')?.scrollIntoView({block: 'nearest'});
    }
  }, [result]);

  function choose(index: number): void {
    const variant = variants[index];
    setChosen(index);
    if (variant) {
      choiceMessage.current = `${variant.label}. ${describeErrors(variant)}`;
      setMessage(choiceMessage.current);
    }
    if (result) {
      run(variant?.program);
    }
  }

  function readChoice(): number {
    // This reads the choice from the DOM, because the browser can restore an earlier choice before React handles events.
    const checked = pair.current?.querySelector<HTMLInputElement>(`[name="${name}"]:checked`);
    return Number(checked?.value ?? 0);
  }

  function runChosen(): void {
    choiceMessage.current = '';
    // Screen readers announce only changes. Without this message, a second run with the same result would be silent.
    setMessage(
      translate({id: 'site.livePair.running', message: 'Running', description: 'Status, for screen readers'}),
    );
    run(variants[readChoice()]?.program);
  }

  function toggleEditor(): void {
    setChosen(readChoice());
    editor?.toggle();
  }

  return (
    // The bar has a single button for both code blocks, because the editor shows both files.
    <EditContext value={false}>
      <div ref={pair} className={styles.pair} data-live-pair onClick={showDefinition}>
        {hasChoices && (
          <div className={clsx(controlsClassName, styles.controls)}>
            <Choices name={name} labels={variants.map(({label}) => label)} onChoose={choose} />
            <label className={styles.allLines}>
              <input type="checkbox" name={`${name}-all-lines`} />
              <Translate id="site.livePair.allLines" description="Shows the imports of two code samples">
                Show all lines
              </Translate>
            </label>
          </div>
        )}
        {hasChoices && variants[0] && (
          <FileTabs
            name={`${name}-file`}
            serverFile={variants[0].serverFile}
            clientFile={variants[0].clientFile}
          />
        )}
        {variants.map(variant => (
          <div key={variant.label} className={styles.variant}>
            {hasChoices && <p className={clsx(variantTextClassName, 'visually-hidden')}>{variant.label}</p>}
            <div className={styles.server}>{variant.server}</div>
            <div className={styles.client}>{variant.client}</div>
            {hasChoices && (
              // A paragraph would only be as wide as a line of text may be.
              <div
                className={clsx(variantTextClassName, styles.verdict)}
                data-errors={variant.errors.length > 0 || undefined}
              >
                <strong>{describeErrors(variant)}</strong> {variant.note}
              </div>
            )}
          </div>
        ))}
        <RunBar
          {...runState}
          onRun={runChosen}
          editButton={
            editor && (
              <EditButton
                name={editedNames}
                canRun={editor.canRun}
                isOpen={editor.isOpen}
                hasEdits={editor.hasEdits}
                className="button button--secondary"
                onClick={toggleEditor}
              />
            )
          }
        />
        {ResultsPanel && result && <ResultsPanel {...result} isRunning={runState.isRunning} />}
        <p role="status" className={clsx(controlsClassName, 'visually-hidden')}>
          {message}
        </p>
      </div>
      {editor?.panel}
    </EditContext>
  );
}

function describeRun({output, exchanges, errorText}: RunResult): string {
  const nothing = translate({
    id: 'site.livePair.output.empty',
    message: 'nothing',
    description: 'Stands for the output of a program that printed nothing, for screen readers',
  });
  const outcome = translate(
    {
      id: 'site.livePair.ran',
      message: 'Ran with {requests}. Console: {output}.',
      description: 'Status after a run, for screen readers',
    },
    {requests: formatRequestCount(exchanges.length), output: output.join('; ') || nothing},
  );
  // The message of a tRPC error can be JSON on several lines, and its reason isn't on the first one.
  const error = errorText?.replace(/\s+/g, ' ').slice(0, maxAnnouncedLength);
  return error === undefined ? outcome : `${outcome} Uncaught ${error}`;
}

/** The maximum number of characters of an error that is announced. Screen readers find the whole error in the result. */
const maxAnnouncedLength = 300;
