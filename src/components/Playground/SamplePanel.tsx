import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconClose from '@theme/Icon/Close';
import {parseProjectReference, projectPath} from '@site/src/shared/playgroundFiles';
import type {PlaygroundProject} from '@site/src/shared/programs';
import {fetchJson} from '../Json/fetchJson';
import {Playground} from '.';
import {Loading} from './Loading';
import {LoadFailure} from './LoadFailure';
import styles from './styles.module.css';

export type SamplePanelProps = {
  /** The value of the sample's attribute `data-project`. */
  reference: string;
  /** The title of the sample. */
  name: string;
  onClose: () => void;
};

/** Phones show the panel in a dialog that covers the page. */
const phoneQuery = '(max-width: 62.24875rem)';

/** The editor of a sample. On wide screens, it is below the sample and can be enlarged. */
export function SamplePanel({reference, name, onClose}: SamplePanelProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isModal, setIsModal] = useState(() => matchMedia(phoneQuery).matches);
  const isShown = useRef(false);
  const {project, hasFailed, retry} = useProject(reference);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (isModal) {
      element?.showModal();
    } else {
      element?.show();
    }
    if (!isShown.current) {
      isShown.current = true;
      heading.current?.focus({preventScroll: !isModal});
    }
    // Closing the dialog also returns the focus to the element that had it before.
    return () => element?.close();
  }, [isModal]);

  // The panel is below the sample, so it can be below the end of the window.
  const isLoaded = project !== undefined;
  useEffect(() => {
    if (isLoaded && !isModal) {
      dialog.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isLoaded, isModal]);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.panel, isModal && styles.modal, 'not-content')}
      aria-labelledby={`playground-${reference}`}
      onCancel={event => {
        event.preventDefault();
        leave();
      }}
      onKeyDown={event => {
        // The browser doesn't do this for a dialog that isn't modal. The code editor needs Escape itself.
        if (event.key === 'Escape' && !isModal && !event.defaultPrevented) {
          leave();
        }
      }}
    >
      <header className={styles.header}>
        <h2 ref={heading} id={`playground-${reference}`} tabIndex={-1} className={styles.title}>
          <Translate
            id="site.playground.title"
            description="Title of the editor of a code sample"
            values={{name: <span translate="no">{name}</span>}}
          >
            {'Edit {name}'}
          </Translate>
        </h2>
        {!matchMedia(phoneQuery).matches && (
          <button
            type="button"
            className={clsx('clean-btn', styles.iconButton, isModal ? styles.reduce : styles.enlarge)}
            title={
              isModal
                ? translate({
                    id: 'site.playground.reduce',
                    message: 'Show in the page',
                    description: 'Button',
                  })
                : translate({id: 'site.playground.enlarge', message: 'Enlarge', description: 'Button'})
            }
            aria-pressed={isModal}
            aria-label={translate({id: 'site.playground.enlarge', message: 'Enlarge', description: 'Button'})}
            onClick={() => setIsModal(!isModal)}
          />
        )}
        <button
          type="button"
          className={clsx('clean-btn', styles.iconButton)}
          aria-label={translate({
            id: 'site.playground.close',
            message: 'Close the editor',
            description: 'Button',
          })}
          onClick={onClose}
        >
          <IconClose width={14} height={14} strokeWidth={2} />
        </button>
      </header>
      {project ? (
        <Playground project={project} storageKey={reference} />
      ) : hasFailed ? (
        <LoadFailure
          onRetry={() => {
            // The button disappears.
            heading.current?.focus();
            retry();
          }}
        >
          <Translate
            id="site.playground.projectFailed"
            description="Instead of the editor. The reason follows"
          >
            Couldn’t load the code.
          </Translate>
        </LoadFailure>
      ) : (
        <Loading progress={{loaded: 0, total: 0}} />
      )}
    </dialog>
  );

  function leave(): void {
    if (isModal && !matchMedia(phoneQuery).matches) {
      setIsModal(false);
    } else {
      onClose();
    }
  }
}

/** Loads the project of a sample. */
function useProject(reference: string): {
  project: PlaygroundProject | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const {digest = '', path = ''} = parseProjectReference(reference) ?? {};
  const url = useBaseUrl(projectPath(digest));
  const [project, setProject] = useState<PlaygroundProject>();
  const [failureCount, setFailureCount] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    fetchProject(url, path).then(
      loaded => {
        if (!isGone) {
          setProject(loaded);
        }
      },
      () => {
        if (!isGone) {
          setHasFailed(true);
        }
      },
    );
    return () => {
      isGone = true;
    };
  }, [url, path, failureCount]);

  return {
    project,
    hasFailed,
    retry() {
      setHasFailed(false);
      setFailureCount(failureCount + 1);
    },
  };
}

/** Loads a project, and makes the sample's file the active one. */
async function fetchProject(url: string, path: string): Promise<PlaygroundProject> {
  // TypeScript doesn't know what the build wrote into the file.
  const project = (await fetchJson(url)) as PlaygroundProject;
  return project.files.some(file => file.path === path) ? {...project, activeFile: path} : project;
}
