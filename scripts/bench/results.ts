import {violatesLimit, type Row} from './row';

/** Renders the Markdown of `bench/results.md`: first the `descriptions`, and then a table for each group of rows. */
export function renderResults(rows: readonly Row[], descriptions: readonly string[]): string {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  }
  const tables = [...groups].map(([group, groupRows]) => `## ${group}\n\n${renderTable(groupRows)}`);
  return `${['# Results of `npm run bench`', ...descriptions, ...tables].join('\n\n')}\n`;
}

function renderTable(rows: readonly Row[]): string {
  const cells = [
    ['measure', 'unit', 'this site', 'stock Docusaurus', 'limit'],
    ...rows.map(row => [
      row.measure,
      row.unit,
      renderNumbers(row.site),
      renderNumbers(row.stock),
      renderLimit(row),
    ]),
  ];
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map(line => line[column]?.length ?? 0))) ?? [];
  const [head, ...body] = cells.map(
    line => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

function renderLimit(row: Row): string {
  const outcome = violatesLimit(row) ? 'VIOLATED' : 'met';
  if (row.minimum !== undefined) {
    return `at least ${row.minimum}, ${outcome}`;
  }
  if (row.maximumShare !== undefined) {
    return `at most ${row.maximumShare} × stock, ${outcome}`;
  }
  return row.maximum === undefined ? '' : `at most ${row.maximum}, ${outcome}`;
}

function renderNumbers(numbers: readonly number[]): string {
  return numbers.map(value => (Number.isInteger(value) ? String(value) : value.toFixed(1))).join(' / ');
}
