import {expect, test} from 'vitest';
import {listFailedPlaywrightTests, listFailedVitestTests} from '../failedTests';

test('failed tests of Vitest are listed with their files, and files that can’t be loaded too', () => {
  const testResults = [
    {
      name: '/site/scripts/a.test.ts',
      status: 'failed',
      assertionResults: [
        {fullName: 'adds', status: 'passed'},
        {fullName: 'numbers subtracts', status: 'failed'},
      ],
    },
    {name: '/site/scripts/b.test.ts', status: 'failed', assertionResults: []},
    {
      name: '/site/scripts/c.test.ts',
      status: 'passed',
      assertionResults: [{fullName: 'c', status: 'passed'}],
    },
  ];
  expect(listFailedVitestTests({testResults}, '/site')).toEqual([
    'scripts/a.test.ts › numbers subtracts',
    'scripts/b.test.ts',
  ]);
});

test('failed browser tests are listed with their positions, whatever group they belong to', () => {
  const spec = {title: 'opens', ok: false, file: 'menu.spec.ts', line: 4, column: 1};
  const suites = [
    {
      specs: [spec, {...spec, title: 'closes', ok: true}],
      suites: [{specs: [{...spec, title: 'scrolls', line: 9, column: 3}]}],
    },
  ];
  expect(listFailedPlaywrightTests({suites}, 'e2e')).toEqual([
    'e2e/menu.spec.ts:4:1 › opens',
    'e2e/menu.spec.ts:9:3 › scrolls',
  ]);
});

test('a report without results lists nothing', () => {
  expect(listFailedVitestTests({}, '/site')).toEqual([]);
  expect(listFailedPlaywrightTests({}, 'e2e')).toEqual([]);
});
