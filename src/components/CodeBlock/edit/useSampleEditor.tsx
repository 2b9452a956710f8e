import {useContext, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import type {SamplePanel} from '../../Playground/SamplePanel';
import {parseProjectReference} from '@site/src/shared/playgroundFiles';
import {EditContext} from './EditContext';
import {createEditsSlot} from './editsSlot';
import {EditorStatus} from './EditorStatus';

/** After this time, a message says that the editor couldn't be loaded. */
const limitMs = 15_000;

export type SampleEditor = {
  /** Opens the editor, or closes it. */
  toggle: () => void;
  isOpen: boolean;
  /** Whether the sample can run in the page. */
  canRun: boolean;
  /** Whether the editor is closed and has kept changes, for example after a reload. */
  hasEdits: boolean;
  /** The editor, to render below the sample. */
  panel: ReactNode;
};

/**
 * Opens the editor of a sample. The editor's script is loaded when it is first opened. Returns undefined if the sample can't be edited.
 * @param reference the value of the attribute `data-project`
 * @param name the title of the sample
 */
export function useSampleEditor(reference: string | undefined, name: string): SampleEditor | undefined {
  const isOffered = useContext(EditContext);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [Panel, setPanel] = useState<typeof SamplePanel>();
  const opener = useRef<Element | null>(null);
  const timer = useRef(0);
  // A change of `isOpen` reads the storage again. `useStorageSlot` would render the sample whenever the reader types in its editor.
  const hasEdits = useSyncExternalStore(
    subscribeToNothing,
    () => reference !== undefined && !isOpen && createEditsSlot(reference).get() !== null,
    () => false,
  );

  if (reference === undefined || !isOffered) {
    return undefined;
  }

  function open(): void {
    opener.current = document.activeElement;
    setIsOpen(true);
    setHasFailed(false);
    if (!Panel) {
      timer.current = window.setTimeout(fail, limitMs);
      // If this import fails, the next click starts another one.
      import('../../Playground/SamplePanel').then(module => {
        window.clearTimeout(timer.current);
        setPanel(() => module.SamplePanel);
      }, fail);
    }
  }

  function fail(): void {
    window.clearTimeout(timer.current);
    setIsOpen(false);
    setHasFailed(true);
  }

  function close(): void {
    window.clearTimeout(timer.current);
    setIsOpen(false);
    if (opener.current instanceof HTMLElement) {
      opener.current.focus();
    }
  }

  return {
    toggle: isOpen ? close : open,
    isOpen,
    canRun: parseProjectReference(reference)?.canRun ?? false,
    hasEdits,
    panel:
      isOpen && Panel ? (
        <Panel key={reference} reference={reference} name={name} onClose={close} />
      ) : (
        (isOpen || hasFailed) && <EditorStatus hasFailed={hasFailed} />
      ),
  };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
