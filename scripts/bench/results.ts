import {missesLimit, type Row} from './row';

/** The Markdown of `bench/results.md`: what was measured and how, then a table for each group. */
export function renderResults(rows: readonly Row[], about: readonly string[]): string {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  }
  const tables = [...groups].map(([group, ofGroup]) => `## ${group}\n\n${renderTable(ofGroup)}`);
  return `${['# Results of `npm run bench`', ...about, ...tables].join('\n\n')}\n`;
}

function renderTable(rows: readonly Row[]): string {
  const cells = [
    ['measure', 'unit', 'this site', 'stock Docusaurus', 'limit'],
    ...rows.map(row => [
      row.measure,
      row.unit,
      renderNumbers(row.site),
      row.stock === undefined ? '' : renderNumbers(row.stock),
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
  if (row.least !== undefined) {
    return `at least ${row.least}, ${missesLimit(row) ? 'BELOW' : 'kept'}`;
  }
  return row.limit === undefined ? '' : `${row.limit}, ${missesLimit(row) ? 'ABOVE' : 'kept'}`;
}

function renderNumbers(numbers: readonly number[]): string {
  return numbers.map(value => (Number.isInteger(value) ? String(value) : value.toFixed(1))).join(' / ');
}
