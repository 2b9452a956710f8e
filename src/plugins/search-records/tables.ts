/**
 * Describes tables in sentences that can be read without the columns: the row `401` of a column "Status" becomes `Status: 401`.
 * Rows are separated by semicolons. Without names of columns, returns only the cells.
 */
export function describeTable(columnNames: string[], rows: string[][]): string {
  return rows
    .map(cells => cells.map((cell, column) => describeCell(columnNames[column] ?? '', cell)).filter(Boolean))
    .map(cells => cells.join(', '))
    .filter(Boolean)
    .join('; ');
}

function describeCell(columnName: string, cell: string): string {
  const [name, text] = [columnName, cell].map(value => value.replace(/\s+/g, ' ').trim());
  // A full stop would look odd before the comma or semicolon that follows the cell.
  const value = text?.replace(/\.$/, '') ?? '';
  return value && name ? `${name}: ${value}` : value;
}
