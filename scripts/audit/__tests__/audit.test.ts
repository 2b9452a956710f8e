import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import exceptions from '../exceptions.json';
import {applyExceptions, parseAudit, type Finding} from '../findings';

const cause = {
  source: 1,
  name: 'left',
  dependency: 'left',
  title: 'Runs untrusted input',
  url: 'https://github.com/advisories/GHSA-aaaa',
  severity: 'high',
  range: '<2',
};

test('parseAudit returns each severe finding once, under the vulnerable package', () => {
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

test('parseAudit throws if npm printed no report', () => {
  expect(() => parseAudit('{"message": "405 Method Not Allowed", "statusCode": 405}')).toThrow(
    'npm audit returned no report: 405 Method Not Allowed',
  );
});

test('applyExceptions accepts the findings that an exception covers, and reports unused exceptions', () => {
  const finding: Finding = {package: 'left', advisory: 'https://a', title: '', severity: 'high'};
  const other = {...finding, advisory: 'https://b'};
  const exception = {folder: '.', package: 'left', advisory: 'https://a', reason: 'c'};
  expect(applyExceptions('.', [finding, other], [exception])).toEqual({
    accepted: [finding],
    unresolved: [other],
    unused: [],
  });
  expect(applyExceptions('.', [], [exception]).unused).toEqual([exception]);
  expect(applyExceptions('samples/v9', [finding], [exception])).toEqual({
    accepted: [],
    unresolved: [finding],
    unused: [],
  });
});

test('every exception has a reason and names an installed package', () => {
  for (const exception of exceptions) {
    expect(exception.reason.length, exception.package).toBeGreaterThan(40);
    const lockFile = path.join(exception.folder, 'package-lock.json');
    expect(existsSync(lockFile), lockFile).toBe(true);
    expect(readFileSync(lockFile, 'utf8')).toContain(`node_modules/${exception.package}"`);
  }
});
