/** A row of the page "Not in 10.8.1", which lists names that tRPC 10.8.1 doesn't have. */
export type Row = {
  /** Line in the Markdown file, counted from 1. */
  line: number;
  /** The missing name, or an expression that uses it. */
  missing: string;
  /** Code to write instead. Empty if nothing replaces the name. */
  replacements: string[];
};

/**
 * Reads the table rows with code in the first column. The first inline code in that column is the missing name. The third column contains
 * the replacements.
 */
export function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [, nameCell = '', , replacementCell = ''] = text.split(' | ').length >= 4 ? splitCells(text) : [];
    const [missing] = readCode(nameCell);
    return missing === undefined ? [] : [{line: index + 1, missing, replacements: readCode(replacementCell)}];
  });
}

function splitCells(row: string): string[] {
  return row.split(/(?:^| )\| ?/);
}

function readCode(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}
