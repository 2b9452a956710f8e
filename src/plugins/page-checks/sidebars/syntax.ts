import ts from 'typescript';

/** A mistake in the syntax of a file. `start` is the number of characters before it. */
export type Mistake = {start: number; length: number; message: string};

/** Finds the first mistake in the syntax of a file, which is written in TypeScript or JSON. */
export function findMistake(file: string, text: string): Mistake | undefined {
  const mistake = file.endsWith('.json')
    ? ts.parseConfigFileTextToJson(file, text).error
    : ts.transpileModule(text, {fileName: file, reportDiagnostics: true}).diagnostics?.[0];
  return (
    mistake && {
      start: mistake.start ?? 0,
      length: mistake.length ?? 1,
      message: ts.flattenDiagnosticMessageText(mistake.messageText, ' '),
    }
  );
}
