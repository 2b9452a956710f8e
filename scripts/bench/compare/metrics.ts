import type {Result} from 'lighthouse';
import {median} from '../median';

/** What was measured of one site. */
export type SiteResult = {
  name: string;
  /** Seconds of elapsed time and of processor time for a build without caches. */
  build: {wall: number; cpu: number};
  runs: readonly Result[];
};

type Measure = {
  name: string;
  unit: string;
  digits: number;
  read: (run: Result) => number;
};

/** A row of Lighthouse’s list of requests. */
type RequestItem = {url: string; resourceType?: string; transferSize?: number; priority?: string};

const readScore = (id: string) => (run: Result) => Math.round((run.categories[id]?.score ?? NaN) * 100);
const readAudit = (id: string) => (run: Result) => run.audits[id]?.numericValue ?? NaN;

/** Lists the requests without `data:` URLs, and without those for other pages, which browsers make with the lowest priority. */
function listRequests(run: Result): RequestItem[] {
  const details = run.audits['network-requests']?.details;
  // TypeScript doesn't know the columns of this table.
  const items = details && 'items' in details ? (details.items as RequestItem[]) : [];
  return items.filter(({url, priority}) => !url.startsWith('data:') && priority !== 'VeryLow');
}

const readKilobytes =
  (...types: string[]) =>
  (run: Result) =>
    listRequests(run)
      .filter(({resourceType}) => types.length === 0 || types.includes(resourceType ?? ''))
      .reduce((sum, {transferSize = 0}) => sum + transferSize, 0) / 1000;

const measures: readonly Measure[] = [
  {name: 'performance', unit: 'of 100', digits: 0, read: readScore('performance')},
  {name: 'accessibility', unit: 'of 100', digits: 0, read: readScore('accessibility')},
  {name: 'best practices', unit: 'of 100', digits: 0, read: readScore('best-practices')},
  {name: 'SEO', unit: 'of 100', digits: 0, read: readScore('seo')},
  {name: 'First Contentful Paint', unit: 'ms', digits: 0, read: readAudit('first-contentful-paint')},
  {name: 'Largest Contentful Paint', unit: 'ms', digits: 0, read: readAudit('largest-contentful-paint')},
  {name: 'Speed Index', unit: 'ms', digits: 0, read: readAudit('speed-index')},
  {name: 'Total Blocking Time', unit: 'ms', digits: 0, read: readAudit('total-blocking-time')},
  {name: 'Cumulative Layout Shift', unit: '', digits: 3, read: readAudit('cumulative-layout-shift')},
  {name: 'requests', unit: 'number', digits: 0, read: run => listRequests(run).length},
  {name: 'HTML', unit: 'kB', digits: 1, read: readKilobytes('Document')},
  {name: 'CSS', unit: 'kB', digits: 1, read: readKilobytes('Stylesheet')},
  {name: 'JavaScript', unit: 'kB', digits: 1, read: readKilobytes('Script')},
  {name: 'fonts', unit: 'kB', digits: 1, read: readKilobytes('Font')},
  {name: 'all files', unit: 'kB', digits: 1, read: readKilobytes()},
];

/** Renders a table with a column for each site. The numbers are medians. */
export function renderComparison(sites: readonly SiteResult[]): string {
  const lines = [
    ['measure', 'unit', ...sites.map(({name}) => name)],
    ...measures.map(({name, unit, digits, read}) => [
      name,
      unit,
      ...sites.map(({runs}) => median(runs.map(read)).toFixed(digits)),
    ]),
    ['build, elapsed time', 's', ...sites.map(({build}) => build.wall.toFixed(0))],
    ['build, processor time', 's', ...sites.map(({build}) => build.cpu.toFixed(0))],
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0))) ?? [];
  const [head, ...body] = lines.map(
    line => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}
