import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import * as codeBlock from '../codeBlockClassNames';

const names: string[] = Object.values(codeBlock);
const pattern = /(?<![\w-])(?:theme-code-block(?:-[\w-]+)?|token-line|code-(?:note|mark)[\w-]*)(?![\w-])/g;

function listFiles(folder: string, extension: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(name => extension.test(name) && !name.includes('__tests__'))
    .map(name => path.join(folder, name));
}

function listNames(files: readonly string[]): string[] {
  return files.flatMap(file => readFileSync(file, 'utf8').match(pattern) ?? []);
}

test('style sheets only use class names of code blocks that exist', () => {
  const used = new Set(listNames(listFiles('src', /\.css$/)));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter(name => !names.includes(name))).toEqual([]);
});

test('components and the config do not repeat the class names', () => {
  const files = [...listFiles('src/components', /\.tsx?$/), 'docusaurus.config.ts'];
  expect(listNames(files)).toEqual([]);
});
