// Tests that DEPENDENCIES.md explains each package in package.json, and no other package.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import manifest from '../../../package.json';

type Row = {heading: string; names: string[]; reasons: string[]};

const rows = readRows(readFileSync('DEPENDENCIES.md', 'utf8'));

test.each([
  ['dependencies and devDependencies', {...manifest.dependencies, ...manifest.devDependencies}, false],
  ['overrides', manifest.overrides, true],
])('DEPENDENCIES.md has one row for each package in %s', (_, packages, isOverride) => {
  const listed = rows.filter(({heading}) => (heading === 'Overrides') === isOverride);
  expect(listed.flatMap(({names}) => names).sort()).toEqual(Object.keys(packages).sort());
});

test('each row of DEPENDENCIES.md says what the package is for and why it is needed', () => {
  for (const {names, reasons} of rows) {
    expect(reasons.length, names.join()).toBe(2);
    expect(Math.min(...reasons.map(reason => reason.length)), names.join()).toBeGreaterThan(3);
  }
});

/** Returns the rows of the tables. A row can be about several packages. */
function readRows(markdown: string): Row[] {
  return markdown.split(/^## /m).flatMap(section => {
    const [heading = ''] = section.split('\n');
    return section
      .split('\n')
      .filter(line => line.startsWith('| `'))
      .map(line => {
        const [names = '', ...reasons] = line.split('|').slice(1, -1);
        return {
          heading,
          names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
          reasons: reasons.map(reason => reason.trim()),
        };
      });
  });
}
