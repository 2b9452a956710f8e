import {useEffect, useEffectEvent, useRef, type ReactNode, type RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SourcePosition} from '@site/src/shared/programs';
import {RunOutput} from '../RunOutput';
import styles from './styles.module.css';
import type {ConsoleLine, RunState} from './runState';

type Props = {
  state: RunState;
  frameParent: RefObject<HTMLDivElement | null>;
  onSelect: (position: SourcePosition) => void;
  /** Called after the result has been scrolled into view. */
  onReveal: () => void;
};

/** Shows what a run printed, its requests with their responses, and its components. */
export function Output({state, frameParent, onSelect, onReveal}: Props): ReactNode {
  const {count, isRunning, lines, exchanges, hasPreview, reason} = state;
  const hasEnded = reason !== undefined && reason !== 'not-loaded';
  const hasResult = count > 0 && (lines.length > 0 || exchanges.length > 0 || hasPreview || hasEnded);
  const region = useRef<HTMLElement>(null);
  const handleReveal = useEffectEvent(onReveal);

  // The result is below the code, so it can be below the end of the window.
  const isFinished = reason !== undefined;
  useEffect(() => {
    if (region.current && (isFinished || hasPreview)) {
      reveal(region.current);
      handleReveal();
    }
  }, [count, isFinished, hasPreview]);

  return (
    <section
      ref={region}
      className={styles.output}
      aria-label={translate({
        id: 'site.playground.result',
        message: 'Result of the run',
        description: 'Name of the region, for screen readers',
      })}
      aria-busy={isRunning && !hasPreview}
    >
      <div className={styles.preview} data-hidden={!hasPreview || undefined}>
        <p className={styles.heading}>
          <Translate id="site.playground.preview" description="Heading above components that run">
            Preview
          </Translate>
        </p>
        <div ref={frameParent} className={styles.frame} />
      </div>
      {hasResult && (
        <div className={styles.results}>
          <RunOutput exchanges={exchanges}>
            {lines.length > 0 ? (
              <div className={styles.lines}>
                {lines.map((line, index) => (
                  <Line key={index} line={line} onSelect={onSelect} />
                ))}
              </div>
            ) : isRunning && !hasPreview ? null : (
              <p className={styles.empty}>
                <Translate
                  id="site.playground.console.empty"
                  description="Instead of the output of a program"
                >
                  Nothing was printed. To see a value, pass it to console.log.
                </Translate>
              </p>
            )}
          </RunOutput>
        </div>
      )}
    </section>
  );
}

/** Scrolls the result into view, or only the start of a tall one, so that the code stays in view too. */
function reveal(result: HTMLElement): void {
  const {top, height} = result.getBoundingClientRect();
  const middle = window.innerHeight / 2;
  const isTall = height > middle;
  if (isTall && top <= middle) {
    return;
  }
  result.style.scrollMarginBlockStart = isTall ? `${middle}px` : '';
  result.scrollIntoView({block: isTall ? 'start' : 'nearest'});
}

type LineProps = {line: ConsoleLine; onSelect: (position: SourcePosition) => void};

function Line({line: {level, text, position}, onSelect}: LineProps): ReactNode {
  return (
    <div className={styles.line} data-level={level}>
      <pre>{level === 'uncaught' ? `Uncaught ${text}` : text}</pre>
      {position && (
        <button type="button" className="clean-btn" onClick={() => onSelect(position)} translate="no">
          {position.path}:{position.line}
        </button>
      )}
    </div>
  );
}
