import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {compilerOptions} from '../../code-samples/check/compilerOptions';
import {collectDeclarations} from '../declarations';

const packagesPath = path.resolve(__dirname, '../../../..');
const declarations = collectDeclarations(ts, {
  packagesPath,
  packages: ['clsx', 'not-installed', 'node:path'],
  types: ['node'],
  withoutComments: ['@types/node'],
  compilerOptions,
});

describe('the declarations of a version', () => {
  test('they contain the language, the packages, their manifests and the global types', () => {
    const names = Object.keys(declarations.files);
    expect(names).toContain('/lib.es2023.d.ts');
    expect(names).toContain('/lib.dom.d.ts');
    expect(names).toContain('/node_modules/clsx/package.json');
    expect(names.filter(name => name.startsWith('/node_modules/clsx/'))).toHaveLength(2);
    expect(names).toContain('/node_modules/@types/node/path.d.ts');
    expect(
      names.filter(name => name.startsWith('/node_modules/@types/jsdom/') && name.endsWith('.d.ts')),
    ).toEqual([]);
    expect(names).toEqual(names.toSorted());
  });

  test('only the packages of the option have no comments', () => {
    const original = readFileSync(path.join(packagesPath, 'node_modules/@types/node/path.d.ts'), 'utf8');
    expect(original).toContain('@param');
    expect(declarations.files['/node_modules/@types/node/path.d.ts']).not.toContain('@param');
    expect(declarations.files['/lib.es5.d.ts']).toContain('@param');
  });
});
