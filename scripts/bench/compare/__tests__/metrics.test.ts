import type {Result} from 'lighthouse';
import {expect, test} from 'vitest';
import {renderComparison} from '../metrics';

/** Creates what the comparison reads from a result of Lighthouse. */
function createRun(performance: number, paint: number): Result {
  const items = [
    {
      url: 'http://localhost/docs/context',
      resourceType: 'Document',
      transferSize: 10_000,
      priority: 'VeryHigh',
    },
    {url: 'http://localhost/main.js', resourceType: 'Script', transferSize: 50_000, priority: 'Low'},
    {url: 'http://localhost/page.js', resourceType: 'Script', transferSize: 2_500, priority: 'High'},
    {url: 'http://localhost/next.js', resourceType: 'Script', transferSize: 90_000, priority: 'VeryLow'},
    // An image in a style sheet
    {url: 'data:image/svg+xml,a', resourceType: 'Image', transferSize: 0, priority: 'High'},
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

test('the table contains medians, and only files that the page itself requests', () => {
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
