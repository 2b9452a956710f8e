import {autocompletion, type Completion, type CompletionSource} from '@codemirror/autocomplete';
import type {Extension} from '@codemirror/state';
import {renderSymbolInfo} from './symbolInfo';
import {fileSession} from './session';

/** Completes names with the compiler's suggestions, while the reader types or after Ctrl+Space. */
export function compilerCompletions(): Extension {
  return autocompletion({override: [complete], icons: false, maxRenderedOptions: 100});
}

const complete: CompletionSource = async context => {
  const session = context.state.facet(fileSession);
  const word = context.matchBefore(/[\w$]+/);
  const isTrigger = word !== null || context.matchBefore(/[.'"`/@<]/) !== null;
  if (!session || (!context.explicit && !isTrigger)) {
    return null;
  }
  const {path, call} = session;
  const {start, items} = await call('getCompletions', path, context.pos).catch(() => ({
    start: undefined,
    items: [],
  }));
  if (context.aborted || items.length === 0) {
    return null;
  }
  return {
    from: start ?? word?.from ?? context.pos,
    validFor: /^[\w$]*$/,
    options: items.map(({name, kind, sortText, insertText}): Completion => ({
      label: name,
      type: kind,
      sortText,
      ...(insertText === undefined ? {} : {apply: insertText}),
      info: async () => {
        const details = await call('getCompletionDetails', path, context.pos, name).catch(() => undefined);
        return details ? renderSymbolInfo(details) : null;
      },
    })),
  };
};
