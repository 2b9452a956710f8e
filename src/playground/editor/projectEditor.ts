import {isolateHistory} from '@codemirror/commands';
import {setDiagnostics, type Diagnostic as LintDiagnostic} from '@codemirror/lint';
import type {EditorState, TransactionSpec} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import type {CompilerFile, CompilerManifest} from '../../shared/playgroundFiles';
import type {PlaygroundFile, PlaygroundProject} from '../../shared/programs';
import {CompilerClient} from '../compiler/client';
import type {Diagnostic, Span, TextEdit} from '../compiler/protocol';
import {Checker} from './checker';
import {formatFile} from './commands';
import {createFileState} from './fileState';
import type {FileSession} from './session';
import {keepCompiler, takeCompiler} from './keptCompiler';
import type {EditorOptions, EditorProblem, ProjectEditor} from './types';

type Environment = {
  manifest: CompilerManifest;
  baseUrl: string;
  onProgress: (loaded: number, total: number) => void;
};

/** A file of the project. Its editor only exists while the file is mounted. */
type OpenFile = {
  state: EditorState;
  diagnostics: Diagnostic[];
  mounted?: {view: EditorView; host: HTMLElement};
  /** The range to select when the file is mounted. */
  selectOnMount?: {start: number; end: number};
};

/** Creates the editor of a project, and starts to load the compiler. */
export function createProjectEditor(options: EditorOptions, environment: Environment): ProjectEditor {
  let files = new Map<string, OpenFile>();
  let client: CompilerClient;
  let version = '';
  // Undefined until the first check, which is reported even if it has found no problems.
  let lastReport: string | undefined;

  const call: CompilerClient['call'] = (method, ...args) => client.call(method, ...args);
  const ignoreFailure = (): undefined => undefined;

  const checker = new Checker({
    call,
    listPaths: () => {
      const paths = [...files.keys()];
      const isMounted = (path: string) => files.get(path)?.mounted !== undefined;
      return [...paths.filter(isMounted), ...paths.filter(path => !isMounted(path))];
    },
    onChecked(path, diagnostics) {
      const file = files.get(path);
      if (file) {
        file.diagnostics = diagnostics;
        update(
          file,
          setDiagnostics(
            file.state,
            diagnostics.map(item => toLintDiagnostic(item, file.state)),
          ),
        );
      }
    },
    onReport() {
      const problems = [...files].flatMap(([path, {state, diagnostics}]) =>
        diagnostics.map(item => toProblem(path, item, state)),
      );
      const report = JSON.stringify(problems);
      if (report !== lastReport) {
        lastReport = report;
        options.onProblems(problems);
      }
    },
  });

  /** Changes the state of a file, whether it is mounted or not. */
  function update(file: OpenFile, ...specs: TransactionSpec[]): void {
    if (file.mounted) {
      file.mounted.view.dispatch(...specs);
    } else {
      const {state, docChanged} = file.state.update(...specs);
      file.state = state;
      if (docChanged) {
        handleChange(file);
      }
    }
  }

  function handleChange(file: OpenFile): void {
    for (const [path, candidate] of files) {
      if (candidate === file) {
        call('updateFile', path, file.state.doc.toString()).catch(ignoreFailure);
      }
    }
    checker.schedule();
    options.onChange(getFiles());
  }

  function createFile({path, code}: PlaygroundFile): OpenFile {
    const session: FileSession = {path, call, open: openSpan, apply: applyEdits};
    const file: OpenFile = {
      diagnostics: [],
      state: createFileState(
        code,
        session,
        EditorView.updateListener.of(({state, docChanged}) => {
          file.state = state;
          if (docChanged) {
            handleChange(file);
          }
        }),
      ),
    };
    return file;
  }

  function getFiles(): PlaygroundFile[] {
    return [...files].map(([path, {state}]) => ({path, code: state.doc.toString()}));
  }

  function openSpan({path, start, end}: Span): void {
    const file = files.get(path);
    if (!file) {
      return;
    }
    if (!file.mounted) {
      file.selectOnMount = {start, end};
      const line = file.state.doc.lineAt(start);
      options.onOpenFile(path, {line: line.number, column: start - line.from + 1});
    }
    // The listener may have mounted the file.
    const mounted = files.get(path)?.mounted;
    if (mounted) {
      select(mounted.view, start, end);
    }
  }

  function applyEdits(edits: readonly TextEdit[]): void {
    for (const [path, file] of files) {
      const changes = edits
        .filter(edit => edit.path === path)
        .map(({start, end, text}) => ({from: start, to: end, insert: text}));
      if (changes.length > 0) {
        update(file, {changes, annotations: isolateHistory.of('full'), userEvent: 'input'});
      }
    }
  }

  function unmount(path: string): void {
    const file = files.get(path);
    if (file?.mounted) {
      file.mounted.view.destroy();
      file.mounted.host.remove();
      delete file.mounted;
    }
  }

  function getDeclarations(): CompilerFile {
    const declarations = environment.manifest.versions[version];
    if (!declarations) {
      throw new Error(`The editor has no declarations for docs version ${version}.`);
    }
    return declarations;
  }

  function startCompiler(): void {
    const {manifest, baseUrl, onProgress} = environment;
    const declarations = getDeclarations();
    client =
      takeCompiler(declarations.path) ??
      new CompilerClient({worker: manifest.worker, declarations}, baseUrl, onProgress);
    const started = client;
    started.ready.catch((error: Error) => {
      if (client === started) {
        options.onCompilerFailure?.(error);
      }
    });
  }

  function setProject(project: PlaygroundProject): void {
    [...files.keys()].forEach(unmount);
    files = new Map(project.files.map(file => [file.path, createFile(file)]));
    if (project.version !== version) {
      if (version !== '') {
        keepCompiler(getDeclarations().path, client);
      }
      version = project.version;
      startCompiler();
    }
    call('setFiles', project.files).catch(ignoreFailure);
    checker.schedule();
  }

  setProject(options.project);

  return {
    mount(path, parent) {
      const file = files.get(path);
      if (!file) {
        throw new Error(`The project has no file ${path}.`);
      }
      unmount(path);
      file.mounted = createView(file.state, parent);
      if (file.selectOnMount) {
        select(file.mounted.view, file.selectOnMount.start, file.selectOnMount.end);
        delete file.selectOnMount;
      }
    },
    unmount,
    setProject,
    getFiles,
    goTo(path, line, column) {
      const file = files.get(path);
      if (file) {
        const {doc} = file.state;
        const {from, to} = doc.line(Math.min(Math.max(1, line), doc.lines));
        const start = Math.min(from + column - 1, to);
        if (file.mounted) {
          select(file.mounted.view, start, start);
        } else {
          file.selectOnMount = {start, end: start};
        }
      }
    },
    revealCursor() {
      for (const {mounted} of files.values()) {
        if (mounted?.view.hasFocus) {
          revealLine(mounted.view);
        }
      }
    },
    async format(path) {
      const file = files.get(path);
      if (file?.mounted) {
        await formatFile(file.mounted.view);
      } else if (file) {
        applyEdits(await call('format', path));
      }
    },
    compile: () => call('compile'),
    destroy() {
      checker.close();
      [...files.keys()].forEach(unmount);
      keepCompiler(getDeclarations().path, client);
    },
  };
}

/**
 * Shows a file in a shadow root. CodeMirror adds its styles to a shadow root as constructed style sheets. To a document, it would add `style`
 * elements, which the content security policy blocks.
 */
function createView(state: EditorState, parent: HTMLElement): {view: EditorView; host: HTMLElement} {
  const host = document.createElement('div');
  host.style.blockSize = '100%';
  host.addEventListener('keydown', keepTyping);
  parent.append(host);
  const root = host.attachShadow({mode: 'open', delegatesFocus: true});
  return {view: new EditorView({state, parent: root, root}), host};
}

/** Keeps typed characters from the shortcuts of the page, which only see the host of the editor and not the field. */
function keepTyping(event: KeyboardEvent): void {
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  if (isCharacter || /^(?:Arrow|Home|End|Page|Enter|Tab|Backspace|Delete|F\d)/.test(event.key)) {
    if (!event.ctrlKey && !event.metaKey) {
      event.stopPropagation();
    }
  }
}

function select(view: EditorView, start: number, end: number): void {
  const length = view.state.doc.length;
  view.dispatch({
    selection: {anchor: Math.min(start, length), head: Math.min(end, length)},
    effects: EditorView.scrollIntoView(Math.min(start, length), {y: 'center'}),
  });
  view.focus();
}

/** Scrolls the page until the line with the cursor is in view. */
function revealLine(view: EditorView): void {
  const {node} = view.domAtPos(view.state.selection.main.head);
  const element = node instanceof Element ? node : node.parentElement;
  // This method heeds the sticky bars of the page, and the one of CodeMirror doesn't.
  element?.closest('.cm-line')?.scrollIntoView({block: 'nearest'});
}

function toLintDiagnostic({start, end, severity, message}: Diagnostic, state: EditorState): LintDiagnostic {
  const length = state.doc.length;
  return {from: Math.min(start, length), to: Math.min(end, length), severity, message};
}

function toProblem(
  path: string,
  {start, severity, message, code}: Diagnostic,
  state: EditorState,
): EditorProblem {
  const line = state.doc.lineAt(Math.min(start, state.doc.length));
  return {
    path,
    line: line.number,
    column: Math.min(start, state.doc.length) - line.from + 1,
    message,
    code,
    severity,
  };
}
