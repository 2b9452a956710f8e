import {expect, test} from 'vitest';
import type {PageResult, SampleResult} from '../../code-samples/pageResult';
import {countStatistics} from '../statistics';

const error = {kind: 'error', line: 0, column: 0, length: 1, text: 'No.', code: 2322} as const;
const type = {kind: 'type', line: 0, column: 0, length: 1, text: 'const a: 1'} as const;

test('countStatistics counts samples, errors and files for each version and in total', () => {
  const results = [
    createResult('docs/a.md', [
      {version: '10.x', notes: [error, error]},
      {version: '10.x', notes: [type], notRun: 'declares types'},
      {version: '9.x', notes: [error]},
    ]),
    createResult('docs/b.md', [{version: '10.x', isChecked: false, notRun: 'pseudocode'}]),
    createResult('docs/no-samples.md', []),
  ];
  expect(countStatistics(results, ['10.x', '9.x'])).toEqual({
    all: {samples: 4, compiled: 3, run: 2, errors: 2, files: 2},
    versions: [
      {version: '10.x', totals: {samples: 3, compiled: 2, run: 1, errors: 1, files: 2}},
      {version: '9.x', totals: {samples: 1, compiled: 1, run: 1, errors: 1, files: 1}},
    ],
  });
});

function createResult(file: string, samples: Partial<SampleResult>[]): PageResult {
  return {
    file,
    problems: [],
    samples: samples.map((sample, fence) => ({
      fence: String(fence),
      version: '10.x',
      shown: '',
      notes: [],
      isChecked: true,
      ...sample,
    })),
    types: {samples: [], texts: [], docs: [], links: {}},
    typesDigest: '',
  };
}
