import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import type {EditorProblem} from '@site/src/playground/editor';
import {isNextProject} from '@site/src/playground/project/isNextProject';
import {selectEntries} from '@site/src/playground/project/selectEntries';
import {createEditsStore, withMemory} from '@site/src/playground/project/storedEdits';
import type {PlaygroundFile, PlaygroundProject, SourcePosition} from '@site/src/shared/programs';
import {createEditsSlot} from '../CodeBlock/edit/editsSlot';
import {announce} from '../CopyStatus/announce';
import {Actions} from './Actions';
import {Column} from './Column';
import {announceEnd, describeEnd, formatProblemCount} from './describe';
import {Loading} from './Loading';
import {LoadFailure} from './LoadFailure';
import {Output} from './Output';
import {Problems} from './Problems';
import styles from './styles.module.css';
import {useColumns} from './useColumns';
import {useEditor} from './useEditor';
import {useRun} from './useRun';

type Props = {
  /** The unchanged project. */
  project: PlaygroundProject;
  /** Names the project in the storage, which keeps the reader's changes until the tab is closed. */
  storageKey: string;
};

/** The editor of a project, with its compiler problems and the result of its runs. A different project needs a different `key`. */
export function Playground({project, storageKey}: Props): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const {colorMode} = useColorMode();
  const store = useMemo(() => {
    return createEditsStore(withMemory(storageKey, createEditsSlot(storageKey)), project);
  }, [storageKey, project]);
  const [stored] = useState(() => ({...project, files: store.read()}));
  const files = useRef<readonly PlaygroundFile[]>(stored.files);
  const [isEdited, setIsEdited] = useState(() =>
    stored.files.some(({code}, index) => code !== project.files[index]?.code),
  );
  /** The reader's changes that the last reset removed. */
  const [removed, setRemoved] = useState<readonly PlaygroundFile[]>();
  /** Changes when the editor has replaced all files. */
  const [revision, setRevision] = useState(0);
  const {columns, show} = useColumns(project);
  const lastColumnFile = useRef(project.activeFile);
  const {state, frameParent, start, stop} = useRun(ended => announce(announceEnd(ended)));
  const {editor, progress, hasFailed, problems, retry} = useEditor({
    project: stored,
    onChange(changed) {
      files.current = changed;
      setIsEdited(store.write(changed));
    },
    onOpenFile: show,
  });
  const problemCounts = useMemo(() => countProblems(problems), [problems]);
  const canRun = project.cannotRun === undefined;

  function goTo({path, line, column}: SourcePosition): void {
    show(path);
    editor?.goTo(path, line, column);
  }

  function run(): void {
    if (!editor || !canRun) {
      return;
    }
    announce(translate({id: 'site.playground.running', message: 'Running', description: 'Status of a run'}));
    start({
      version: project.version,
      entries: selectEntries(project, files.current),
      theme: colorMode,
      compile: () => editor.compile(),
    });
  }

  // The keys work in the whole panel, because the focus is on its title when it opens. They reach this handler before the editor, which
  // would insert a line.
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        run();
      }
    };
    const element: HTMLElement | null = root.current?.closest('dialog') ?? root.current;
    element?.addEventListener('keydown', handleKeyDown, true);
    return () => element?.removeEventListener('keydown', handleKeyDown, true);
  });

  /** Tries something again. The button for it disappears, so the focus moves to the editor. */
  function tryAgain(action: () => void): void {
    root.current?.focus();
    action();
  }

  function replaceFiles(newFiles: readonly PlaygroundFile[]): void {
    if (state.isRunning) {
      stop();
    }
    files.current = newFiles;
    setIsEdited(store.write(newFiles));
    editor?.setProject({...project, files: [...newFiles]});
    setRevision(revision + 1);
  }

  function reset(): void {
    setRemoved(files.current);
    replaceFiles(project.files);
    announce(
      translate({
        id: 'site.playground.wasReset',
        message: 'Your changes were removed',
        description: 'Status',
      }),
    );
  }

  function undoReset(): void {
    if (removed) {
      setRemoved(undefined);
      replaceFiles(removed);
      announce(
        translate({
          id: 'site.playground.resetUndone',
          message: 'Your changes are back',
          description: 'Status',
        }),
      );
    }
  }

  return (
    <div
      ref={root}
      tabIndex={-1}
      className={styles.playground}
      onFocus={({target}) => {
        const path = target.closest<HTMLElement>('[data-playground-path]')?.dataset.playgroundPath;
        if (path !== undefined) {
          lastColumnFile.current = path;
        }
      }}
    >
      <div className={styles.columns} data-count={columns.length}>
        {columns.map((column, index) => (
          <Column
            key={index}
            id={`${id}-${index}`}
            label={describeColumn(index, columns.length)}
            {...column}
            problemCounts={problemCounts}
            onSelect={show}
            editor={editor}
            revision={revision}
            files={stored.files}
          />
        ))}
      </div>
      {hasFailed ? (
        <LoadFailure onRetry={() => tryAgain(retry)}>
          <Translate id="site.playground.editorFailed" description="Below the code. The reason follows">
            Couldn’t load the editor.
          </Translate>
        </LoadFailure>
      ) : progress ? (
        <Loading progress={progress} />
      ) : (
        <Problems problems={problems} onSelect={goTo} />
      )}
      <p role="status" className="visually-hidden">
        {editor && !progress && !hasFailed && formatProblemCount(problems.length)}
      </p>
      <div className={styles.bar}>
        <div className={styles.runRow}>
          {canRun &&
            (state.isRunning ? (
              <button type="button" className={clsx('button button--secondary', styles.stop)} onClick={stop}>
                <Translate id="site.playground.stop" description="Button that ends a run">
                  Stop
                </Translate>
              </button>
            ) : (
              <button
                type="button"
                className={clsx('button button--primary', styles.run)}
                aria-disabled={!editor || undefined}
                onClick={run}
              >
                <Translate id="site.playground.run" description="Button that runs the code above it">
                  Run
                </Translate>
              </button>
            ))}
          <p className={styles.note}>
            {project.cannotRun !== undefined ? (
              <Translate
                id="site.playground.cannotRun"
                description="Instead of the button “Run”"
                values={{reason: project.cannotRun}}
              >
                {'This code can’t run in the page. {reason}'}
              </Translate>
            ) : (
              state.reason && state.reason !== 'not-loaded' && describeEnd(state.reason)
            )}{' '}
            <span className={styles.keys}>
              {canRun && (
                <>
                  <Translate
                    id="site.playground.runKeys"
                    description="About the keyboard"
                    values={{run: <kbd>Ctrl+Enter</kbd>}}
                  >
                    {'{run} runs the code.'}
                  </Translate>{' '}
                </>
              )}
              <Translate
                id="site.playground.keys"
                description="About the keyboard"
                values={{
                  escape: <kbd>Esc</kbd>,
                  tab: <kbd>Tab</kbd>,
                }}
              >
                {'To leave the editor, press {escape} and then {tab}.'}
              </Translate>
            </span>
          </p>
        </div>
        <Actions
          getProject={() => ({...project, files: [...files.current]})}
          canDownload={!isNextProject(project)}
          isEdited={isEdited}
          onFormat={editor && (() => void editor.format(getFocusedFile(columns, lastColumnFile.current)))}
          onReset={reset}
          onUndoReset={removed && !isEdited ? undoReset : undefined}
        />
      </div>
      {state.reason === 'not-loaded' && (
        <LoadFailure onRetry={() => tryAgain(run)}>{describeEnd('not-loaded')}</LoadFailure>
      )}
      <Output
        state={state}
        frameParent={frameParent}
        onSelect={goTo}
        // A reader who runs the code by keyboard goes on typing.
        onReveal={() => editor?.revealCursor()}
      />
    </div>
  );
}

/** Returns the name of a column for screen readers. If there are two, the second one contains the client. */
function describeColumn(index: number, count: number): string {
  if (count === 1) {
    return translate({
      id: 'site.playground.files',
      message: 'Files',
      description: 'Name of the tabs that show one of several files',
    });
  }
  return index === 0
    ? translate({
        id: 'site.playground.files.server',
        message: 'Server and other files',
        description: 'Name of the tabs that show all files but the one of the client',
      })
    : translate({
        id: 'site.playground.files.client',
        message: 'Client files',
        description: 'Name of the tab that shows the file of the client',
      });
}

/** Returns the visible file that had the focus last. */
function getFocusedFile(columns: ReturnType<typeof useColumns>['columns'], path: string): string {
  return columns.find(({active}) => active === path)?.active ?? columns[0]?.active ?? path;
}

function countProblems(problems: readonly EditorProblem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {path} of problems) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}
