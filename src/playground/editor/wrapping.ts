import {countColumn, type EditorState, type Extension, RangeSetBuilder} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate} from '@codemirror/view';

/** Indents above this number of characters look like this number, so that enough room is left for the code. */
const maxIndent = 16;

/** What a wrapped line is indented by in addition to its first row, in characters. */
const hangingIndent = 2;

/** The classes of lines with an indent. A `style` attribute would violate the content security policy. */
const decorations = Array.from({length: maxIndent + 1}, (_, indent) =>
  Decoration.line({class: `cm-indent-${indent}`}),
);

const theme = EditorView.theme(
  Object.fromEntries(
    decorations.map((_, indent) => {
      const width = `${indent + hangingIndent}ch`;
      // CodeMirror itself gives lines a padding of 6 px.
      return [
        `.cm-indent-${indent}`,
        {paddingInlineStart: `calc(6px + ${width})`, textIndent: `calc(-1 * ${width})`},
      ];
    }),
  ),
);

class IndentPlugin {
  lines: DecorationSet;

  constructor(view: EditorView) {
    this.lines = createDecorations(view);
  }

  update({docChanged, viewportChanged, view}: ViewUpdate): void {
    if (docChanged || viewportChanged) {
      this.lines = createDecorations(view);
    }
  }
}

const plugin = ViewPlugin.fromClass(IndentPlugin, {decorations: ({lines}) => lines});

/** Wraps long lines. The rows below the first one are indented further than the first one. */
export const hangingWrap: Extension = [EditorView.lineWrapping, theme, plugin];

function createDecorations({state, visibleRanges}: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const {from, to} of visibleRanges) {
    for (let position = from; position <= to;) {
      const line = state.doc.lineAt(position);
      const decoration = decorations[Math.min(maxIndent, readIndent(line.text, state))];
      if (decoration) {
        builder.add(line.from, line.from, decoration);
      }
      position = line.to + 1;
    }
  }
  return builder.finish();
}

function readIndent(text: string, {tabSize}: EditorState): number {
  return countColumn(text, tabSize, text.search(/\S|$/));
}
