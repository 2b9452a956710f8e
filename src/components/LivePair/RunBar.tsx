import type {ReactNode} from 'react';
import clsx from 'clsx';
import {controlsClassName} from './classNames';
import styles from './runBar.module.css';

type Props = {
  isRunning: boolean;
  /** The last run could not be loaded. */
  isLost: boolean;
  onRun: () => void;
};

/** The button that runs the pair, and what that means. It shows once the page reacts to input. */
export function RunBar({isRunning, isLost, onRun}: Props): ReactNode {
  return (
    <div className={clsx(controlsClassName, styles.bar)}>
      <button
        type="button"
        className={clsx('button button--primary', styles.run)}
        aria-disabled={isRunning || undefined}
        onClick={isRunning ? undefined : onRun}
      >
        Run
      </button>
      <p className={styles.fine}>
        {isLost ? (
          <span role="alert" className={styles.lost}>
            The program could not be loaded. Check your connection, then run it again.
          </span>
        ) : (
          'Both files run in this page, with the real packages at 10.8.1. Nothing goes over the network.'
        )}
        <noscript> Running needs JavaScript. Choosing a change doesn’t.</noscript>
      </p>
    </div>
  );
}
