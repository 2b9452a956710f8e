import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {docsVersions, latestVersion} from '@site/src/shared/docsVersions';
import {onlineOnlyClass} from '@site/src/shared/downloads';
import {controlsClassName} from './classNames';
import styles from './runBar.module.css';

type Props = {
  isRunning: boolean;
  /** Whether loading the program failed in the last run. */
  hasLoadError: boolean;
  onRun: () => void;
  /** The button that opens the editor. */
  editButton: ReactNode;
};

/**
 * Shows the buttons that run and edit the two files of a live pair, and a note on how the code runs. The buttons are hidden until the page
 * is hydrated.
 */
export function RunBar({isRunning, hasLoadError, onRun, editButton}: Props): ReactNode {
  const activeName = useActiveVersion(undefined)?.name;
  const {packageVersion} = docsVersions.find(({name}) => name === activeName) ?? latestVersion;
  return (
    <div className={clsx(controlsClassName, onlineOnlyClass, styles.bar)}>
      <button
        type="button"
        className={clsx('button button--primary', styles.run)}
        aria-disabled={isRunning || undefined}
        onClick={isRunning ? undefined : onRun}
      >
        <Translate id="site.livePair.run" description="Button that runs the code samples above it">
          Run
        </Translate>
      </button>
      {editButton}
      <p className={styles.note}>
        {hasLoadError ? (
          <span role="alert" className={styles.error}>
            <Translate id="site.livePair.loadFailed" description="Next to the button “Run”">
              Couldn’t load the program. Check your connection and try again.
            </Translate>
          </span>
        ) : (
          <Translate
            id="site.livePair.note"
            description="Next to the button “Run”"
            values={{version: packageVersion}}
          >
            {
              'Both files run in this page, with the real packages at {version}. Nothing goes over the network.'
            }
          </Translate>
        )}
        <noscript>
          {' '}
          <Translate id="site.livePair.noScript" description="Shown when scripts are off">
            Running the code needs JavaScript. Choosing a change doesn’t.
          </Translate>
        </noscript>
      </p>
    </div>
  );
}
