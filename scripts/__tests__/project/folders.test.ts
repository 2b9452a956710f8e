// Tests that you find the code of a command by its name, and that folders stay small enough to read at a glance.
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {scripts} from '../../../package.json';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {encoding: 'utf8'})
  .split('\n')
  .filter(Boolean);

/** `npm run check` and `npm run e2e` run a part of `npm test`. */
const partsOfTests = ['check', 'e2e'];

test('each command runs the file of the same name, and each file in scripts is a command', () => {
  const commands = Object.entries(scripts).flatMap(([name, command]) => {
    const file = /\bscripts\/\S+/.exec(command)?.[0];
    return file === undefined || partsOfTests.includes(name) ? [] : {file, expected: name.replace(':', '-')};
  });
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter(({file, expected}) => path.parse(file).name !== expected)).toEqual([]);
  const unused = files
    .filter(file => /^scripts\/[^/]+\.m?[jt]s$/.test(file))
    .filter(file => !commands.some(command => command.file === file));
  expect(unused).toEqual([]);
});

test('no folder has more than 20 files', () => {
  const counts = new Map<string, number>();
  for (const folder of files.map(file => path.dirname(file))) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  // Most of the files in the root folder have to be there, because tools look for them.
  counts.delete('.');
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});
