import {closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {bracketMatching, indentOnInput} from '@codemirror/language';
import {lintKeymap} from '@codemirror/lint';
import {searchKeymap} from '@codemirror/search';
import {EditorState, Prec, type Extension} from '@codemirror/state';
import {drawSelection, EditorView, keymap, lineNumbers} from '@codemirror/view';
import {translate} from '@docusaurus/Translate';
import {compilerCommands} from './commands';
import {compilerCompletions} from './completions';
import {compilerHovers} from './hovers';
import {fileSession, type FileSession} from './session';
import {editorTheme} from './theme';
import {hangingWrap} from './wrapping';

/** Creates the state of a file: its text, its cursor and its history. */
export function createFileState(code: string, session: FileSession, extensions: Extension): EditorState {
  return EditorState.create({
    doc: code,
    extensions: [
      fileSession.of(session),
      lineNumbers(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      javascript({typescript: true, jsx: session.path.endsWith('x')}),
      compilerCompletions(),
      compilerHovers(),
      compilerCommands(),
      leaveWithTab,
      keymap.of([
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...lintKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
      editorTheme,
      hangingWrap,
      EditorView.contentAttributes.of({
        'aria-label': session.path,
        'aria-description': translate({
          id: 'site.editor.leave',
          message: 'To leave the editor, press Escape and then Tab.',
          description: 'Description of an editor field for screen readers',
        }),
        // The field can be focused anyway, but checkers of accessibility only look at this attribute.
        tabindex: '0',
        translate: 'no',
      }),
      EditorState.phrases.of(createPhrases()),
      extensions,
    ],
  });
}

/** Whether the last key was Tab, and the reader hasn't clicked since then. */
let isTabPressed = false;
document.addEventListener('keydown', ({key}) => (isTabPressed = key === 'Tab'), {capture: true});
document.addEventListener('pointerdown', () => (isTabPressed = false), {capture: true});

/**
 * Tab indents. It moves the focus after Escape, and after the focus has reached the editor with Tab, so that Tab doesn't change the code of
 * readers who are on their way to another place. Both end with any other key.
 */
const leaveWithTab: Extension = [
  // Escape does this also when it closes a list of completions or a hover, because readers can't tell when CodeMirror needs the key itself.
  Prec.highest(keymap.of([{key: 'Escape', run: view => (view.setTabFocusMode(true), false)}])),
  // In a dialog, the browser's own reaction to Escape would close the editor.
  Prec.lowest(keymap.of([{key: 'Escape', run: () => true}])),
  Prec.highest(
    EditorView.domEventHandlers({
      focus: (_, view) => view.setTabFocusMode(isTabPressed),
      keydown: ({key}, view) => {
        if (!['Tab', 'Shift', 'Escape'].includes(key)) {
          view.setTabFocusMode(false);
        }
      },
    }),
  ),
];

/** Translates the texts of CodeMirror that readers see or hear. */
function createPhrases(): {[phrase: string]: string} {
  return {
    Completions: translate({
      id: 'site.editor.completions',
      message: 'Completions',
      description: 'Name of the list of completions, for screen readers',
    }),
    Diagnostics: translate({
      id: 'site.editor.problems',
      message: 'Problems',
      description: 'Name of the list of compiler errors in the editor',
    }),
    'No diagnostics': translate({
      id: 'site.editor.noProblems',
      message: 'No problems',
      description: 'Shown in the list of compiler errors if there are none',
    }),
    Find: translate({
      id: 'site.editor.find',
      message: 'Find',
      description: 'Field in the search of the editor',
    }),
    Replace: translate({
      id: 'site.editor.replaceWith',
      message: 'Replace',
      description: 'Field in the search of the editor',
    }),
    next: translate({
      id: 'site.editor.next',
      message: 'Next',
      description: 'Button in the search of the editor',
    }),
    previous: translate({
      id: 'site.editor.previous',
      message: 'Previous',
      description: 'Button in the search of the editor',
    }),
    all: translate({
      id: 'site.editor.all',
      message: 'All',
      description: 'Button in the search of the editor that selects all matches',
    }),
    'match case': translate({
      id: 'site.editor.matchCase',
      message: 'Match case',
      description: 'Checkbox in the search of the editor',
    }),
    regexp: translate({
      id: 'site.editor.regexp',
      message: 'Regular expression',
      description: 'Checkbox in the search of the editor',
    }),
    'by word': translate({
      id: 'site.editor.byWord',
      message: 'Whole words',
      description: 'Checkbox in the search of the editor',
    }),
    replace: translate({
      id: 'site.editor.replace',
      message: 'Replace',
      description: 'Button in the search of the editor',
    }),
    'replace all': translate({
      id: 'site.editor.replaceAll',
      message: 'Replace all',
      description: 'Button in the search of the editor',
    }),
    close: translate({
      id: 'site.editor.close',
      message: 'Close',
      description: 'Button that closes a panel of the editor',
    }),
  };
}
