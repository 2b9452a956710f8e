import type {Result} from 'lighthouse';
import {expect, test} from 'vitest';
import {renderComparison} from '../metrics';

/** Creates what the comparison reads from a result of Lighthouse. */
function createRun(performance: number, paint: number): Result {
  const items = [
    {resourceType: 'Document', transferSize: 10_000, priority: 'VeryHigh'},
    {resourceType: 'Script', transferSize: 50_000, priority: 'Low'},
    {resourceType: 'Script', transferSize: 2_500, priority: 'High'},
    {resourceType: 'Script', transferSize: 90_000, priority: 'VeryLow'},
  ];
  // TypeScript doesn't know that the comparison reads only these properties.
  return {
    categories: {performance: {score: performance}},
    audits: {
      'first-contentful-paint': {numericValue: paint},
      'network-requests': {details: {type: 'table', items}},
    },
  } as unknown as Result;
}

test('the table contains medians, and no files that are prefetched', () => {
  const table = renderComparison([
    {
      name: 'a site',
      build: {wall: 61.4, cpu: 80},
      runs: [createRun(0.9, 900), createRun(0.98, 1200), createRun(0.95, 3000)],
    },
  ]);
  const cells = table.split('\n').map(line =>
    line
      .split('|')
      .map(cell => cell.trim())
      .filter(Boolean),
  );
  expect(cells[0]).toEqual(['measure', 'unit', 'a site']);
  expect(cells).toEqual(
    expect.arrayContaining([
      ['performance', 'of 100', '95'],
      ['First Contentful Paint', 'ms', '1200'],
      ['requests', 'number', '3'],
      ['JavaScript', 'kB', '52.5'],
      ['all files', 'kB', '62.5'],
      ['build, elapsed time', 's', '61'],
      // What Lighthouse couldn't measure isn't shown as zero.
      ['Speed Index', 'ms', 'NaN'],
    ]),
  );
});
