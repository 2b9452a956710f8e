import {StateEffect, StateField, type Extension} from '@codemirror/state';
import {EditorView, hoverTooltip, keymap, showTooltip, type Tooltip} from '@codemirror/view';
import {fileSession} from './session';
import {getTypeText, renderSymbolInfo} from './symbolInfo';

/** Shows the type and the JSDoc of the name under the pointer, or after F1 of the name at the cursor. */
export function compilerHovers(): Extension {
  return [
    hoverTooltip(async (view, position) => (await createTooltip(view, position))?.tooltip ?? null),
    keyboardTooltip,
    keymap.of([
      {key: 'F1', run: view => (void showAtCursor(view), true)},
      {key: 'Escape', run: hideAtCursor},
    ]),
  ];
}

const setTooltip = StateEffect.define<Tooltip | null>();

/** The tooltip that the keyboard has opened. It closes when the reader types or moves the cursor. */
const keyboardTooltip = StateField.define<Tooltip | null>({
  create: () => null,
  update: (tooltip, {effects, docChanged, selection}) =>
    effects.find(effect => effect.is(setTooltip))?.value ?? (docChanged || selection ? null : tooltip),
  provide: field => showTooltip.from(field),
});

async function showAtCursor(view: EditorView): Promise<void> {
  const {state} = view;
  const found = await createTooltip(view, state.selection.main.head);
  if (found && view.state === state) {
    view.dispatch({effects: [setTooltip.of(found.tooltip), EditorView.announce.of(found.text)]});
  }
}

function hideAtCursor(view: EditorView): boolean {
  if (!view.state.field(keyboardTooltip)) {
    return false;
  }
  // Selecting the same range closes the tooltip.
  view.dispatch({selection: view.state.selection});
  return true;
}

async function createTooltip(
  view: EditorView,
  position: number,
): Promise<{tooltip: Tooltip; text: string} | undefined> {
  const session = view.state.facet(fileSession);
  const hover = await session?.call('getHover', session.path, position).catch(() => undefined);
  return (
    hover && {
      text: getTypeText(hover),
      tooltip: {
        pos: hover.start,
        end: hover.end,
        above: true,
        create: () => ({dom: renderSymbolInfo(hover)}),
      },
    }
  );
}
