import {useEffect, useRef, useState} from 'react';
import {loadEditor, type EditorProblem, type ProjectEditor} from '@site/src/playground/editor';
import type {PlaygroundFile, PlaygroundProject} from '@site/src/shared/programs';

/** Bytes of the compiler that have been loaded, and their total. */
export type Progress = {loaded: number; total: number};

export type EditorState = {
  /** Undefined until files can be edited. */
  editor: ProjectEditor | undefined;
  /** Undefined if the compiler has been loaded and has checked the files. */
  progress: Progress | undefined;
  /** Whether loading the editor or the compiler has failed. */
  hasFailed: boolean;
  problems: EditorProblem[];
  retry: () => void;
};

type Options = {
  project: PlaygroundProject;
  onChange: (files: PlaygroundFile[]) => void;
  onOpenFile: (path: string) => void;
};

const notLoaded: Progress = {loaded: 0, total: 0};

/** Loads the editor with the files of a project. A change of the project needs a new component. */
export function useEditor(options: Options): EditorState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<EditorState, 'retry'>>({
    editor: undefined,
    progress: notLoaded,
    hasFailed: false,
    problems: [],
  });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    let editor: ProjectEditor | undefined;
    let isGone = false;
    const update = (change: Partial<EditorState>) => {
      if (!isGone) {
        setState(previous => ({...previous, ...change}));
      }
    };
    loadEditor((loaded, total) => update({progress: {loaded, total}}))
      .then(({createEditor}) => {
        if (isGone) {
          return;
        }
        editor = createEditor({
          project: latest.current.project,
          onChange: files => latest.current.onChange(files),
          onProblems: problems => update({problems, progress: undefined}),
          onOpenFile: path => latest.current.onOpenFile(path),
          onCompilerFailure: () => update({hasFailed: true}),
        });
        update({editor});
      })
      .catch(() => update({hasFailed: true}));
    return () => {
      isGone = true;
      editor?.destroy();
    };
  }, [attempt]);

  return {
    ...state,
    retry() {
      setState({editor: undefined, progress: notLoaded, hasFailed: false, problems: []});
      setAttempt(previous => previous + 1);
    },
  };
}
