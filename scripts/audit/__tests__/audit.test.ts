import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import exceptions from '../exceptions.json';
import {explainFindings, parseAudit, type Finding} from '../findings';

const cause = {
  source: 1,
  name: 'left',
  dependency: 'left',
  title: 'Runs what it is given',
  url: 'https://github.com/advisories/GHSA-aaaa',
  severity: 'high',
  range: '<2',
};

test('severe findings are read once each, from the package that has the weakness', () => {
  const report = {
    auditReportVersion: 2,
    vulnerabilities: {
      left: {
        name: 'left',
        severity: 'high',
        via: [cause, {...cause, url: 'https://b', severity: 'moderate'}],
      },
      right: {name: 'right', severity: 'high', via: ['left']},
      other: {name: 'other', severity: 'critical', via: [cause]},
    },
  };
  expect(parseAudit(JSON.stringify(report))).toEqual([
    {package: 'left', advisory: cause.url, title: cause.title, severity: 'high'},
  ]);
  expect(parseAudit('{"vulnerabilities": {}}')).toEqual([]);
});

test('an answer without a report is no clean audit', () => {
  expect(() => parseAudit('{"message": "405 Method Not Allowed", "statusCode": 405}')).toThrow(
    'npm audit gave no report: 405 Method Not Allowed',
  );
});

test('an exception explains one finding, and is reported when it explains none', () => {
  const finding: Finding = {package: 'left', advisory: 'https://a', title: '', severity: 'high'};
  const other = {...finding, advisory: 'https://b'};
  const exception = {folder: '.', package: 'left', advisory: 'https://a', reason: 'c'};
  expect(explainFindings('.', [finding, other], [exception])).toEqual({
    explained: [finding],
    unexplained: [other],
    unused: [],
  });
  expect(explainFindings('.', [], [exception]).unused).toEqual([exception]);
  expect(explainFindings('samples/v9', [finding], [exception])).toEqual({
    explained: [],
    unexplained: [finding],
    unused: [],
  });
});

test('every exception has a reason, and is about a package that is installed', () => {
  for (const exception of exceptions) {
    expect(exception.reason.length, exception.package).toBeGreaterThan(40);
    const lockFile = path.join(exception.folder, 'package-lock.json');
    expect(existsSync(lockFile), lockFile).toBe(true);
    expect(readFileSync(lockFile, 'utf8')).toContain(`node_modules/${exception.package}"`);
  }
});
