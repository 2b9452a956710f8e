/** A row of the page on names that this version lacks. */
export type Row = {
  line: number;
  /** The name, or an expression that uses it. */
  missing: string;
  /** Code to write instead; none when nothing replaces the name. */
  instead: string[];
};

/** Reads the tables whose first column is `Name`: code in the first and in the third column. */
export function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [, name = '', , instead = ''] = text.split(' | ').length >= 4 ? splitCells(text) : [];
    const [missing] = readCode(name);
    return missing === undefined ? [] : [{line: index + 1, missing, instead: readCode(instead)}];
  });
}

function splitCells(row: string): string[] {
  return row.split(/(?:^| )\| ?/);
}

function readCode(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}
