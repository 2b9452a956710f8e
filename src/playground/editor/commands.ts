import type {Extension} from '@codemirror/state';
import {EditorView, keymap, showDialog} from '@codemirror/view';
import {translate} from '@docusaurus/Translate';
import {fileSession} from './session';

/** Commands that use the compiler: F12 and Ctrl+click go to a definition, F2 renames, and Shift+Alt+F formats. */
export function compilerCommands(): Extension {
  return [
    keymap.of([
      {key: 'F12', run: view => (void goToDefinition(view, view.state.selection.main.head), true)},
      {key: 'F2', run: view => (void renameSymbol(view), true)},
      {key: 'Shift-Alt-f', run: view => (void formatFile(view), true)},
    ]),
    EditorView.domEventHandlers({
      mousedown(event, view) {
        const position = view.posAtCoords({x: event.clientX, y: event.clientY});
        if (event.button !== 0 || !(event.ctrlKey || event.metaKey) || position === null) {
          return false;
        }
        event.preventDefault();
        void goToDefinition(view, position);
        return true;
      },
    }),
  ];
}

async function goToDefinition(view: EditorView, position: number): Promise<void> {
  const session = view.state.facet(fileSession);
  const [definition] = (await session?.call('getDefinitions', session.path, position).catch(() => [])) ?? [];
  if (definition) {
    session?.open(definition);
  } else {
    announce(
      view,
      translate({
        id: 'site.editor.noDefinition',
        message: 'The definition isn’t in this project.',
        description: 'Message for screen readers after a key that goes to the definition of a name',
      }),
    );
  }
}

async function renameSymbol(view: EditorView): Promise<void> {
  const session = view.state.facet(fileSession);
  const offset = view.state.selection.main.head;
  const range = await session?.call('getRenameRange', session.path, offset).catch(() => undefined);
  if (!session || !range) {
    return;
  }
  if ('problem' in range) {
    showMessage(view, range.problem);
    return;
  }
  const {result} = showDialog(view, {
    label: translate({
      id: 'site.editor.rename',
      message: 'New name:',
      description: 'Label of the field for the new name of a variable or property',
    }),
    input: {name: 'name', value: view.state.sliceDoc(range.start, range.end), autocomplete: 'off'},
    submitLabel: translate({
      id: 'site.editor.rename.submit',
      message: 'Rename',
      description: 'Button that renames a variable or property in all files',
    }),
    focus: true,
    top: true,
  });
  const form = await result;
  const name = form ? new FormData(form).get('name') : null;
  view.focus();
  if (typeof name !== 'string' || !/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) {
    return;
  }
  const renamed = await session.call('rename', session.path, offset, name).catch(() => undefined);
  if (renamed && 'edits' in renamed) {
    session.apply(renamed.edits);
  }
}

/** Formats the file of an editor with the compiler's formatter. */
export async function formatFile(view: EditorView): Promise<void> {
  const session = view.state.facet(fileSession);
  const {state} = view;
  const edits = await session?.call('format', session.path).catch(() => undefined);
  // If the reader has typed in the meantime, the positions of the edits are wrong.
  if (edits && view.state.doc.eq(state.doc)) {
    session?.apply(edits);
  }
}

function showMessage(view: EditorView, label: string): void {
  showDialog(view, {label, top: true});
  announce(view, label);
}

function announce(view: EditorView, message: string): void {
  view.dispatch({effects: EditorView.announce.of(message)});
}
