// Tests the starting points of the playground: they compile, and they don't import packages that the page doesn't have.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { playgroundPageOptions } from '../../src/config/playgroundPage';
import { compilerOptions } from '../../src/plugins/code-samples/check/compilerOptions';
import { readStarts } from '../../src/plugins/playground-page/starts';
import { docsVersions } from '../../src/shared/docsVersions';

const siteDir = path.resolve(__dirname, '../..');

test('each docs version whose samples run in the page has starting points', () => {
  const labels = playgroundPageOptions.versions.map(({ label }) => label);
  expect(labels).toEqual(docsVersions.map(({ label }) => label));
});

test.each(playgroundPageOptions.versions)(
  'the starting points of $label compile',
  ({ label, startsFolder }) => {
    const starts = readStarts(siteDir, startsFolder, label);
    expect(starts.length).toBeGreaterThan(3);
    const files = readdirSync(path.join(siteDir, startsFolder), {
      recursive: true,
      encoding: 'utf8',
    }).filter(name => /\.tsx?$/.test(name));
    expect(files).toHaveLength(starts.flatMap(({ project }) => project.files).length);
    const program = ts.createProgram(
      files.map(file => path.join(siteDir, startsFolder, file)),
      {
        ...compilerOptions,
        types: ['node'],
        typeRoots: [path.join(siteDir, startsFolder, '../node_modules/@types')],
      },
    );
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      );
    expect(problems).toEqual([]);
  },
  60_000,
);

test.each(playgroundPageOptions.versions)(
  'each starting point of $label has a title of its own and one sentence or two',
  ({ label, startsFolder }) => {
    const starts = readStarts(siteDir, startsFolder, label);
    expect(new Set(starts.map(({ title }) => title)).size).toBe(starts.length);
    for (const { text } of starts) {
      expect(text).toMatch(/^[A-Z].{20,170}\.$/);
    }
  },
);
