import {expect, test} from 'vitest';
import {listPackages, selectPacks} from '../packs';

const packs = [
  {path: 'core', packages: ['server', 'client'], imports: [], isRequired: true},
  {path: 'react', packages: ['react'], imports: ['client'], isRequired: false},
  {path: 'next', packages: ['next'], imports: ['react'], isRequired: false},
  {path: 'yup', packages: ['yup'], imports: [], isRequired: false},
];

test('selectPacks returns required packs, imported packs and the packs that they import from, in their order', () => {
  const select = (...imported: string[]) => selectPacks(packs, imported).map(({path}) => path);
  expect(select()).toEqual(['core']);
  expect(select('react')).toEqual(['core', 'react']);
  expect(select('next')).toEqual(['core', 'react', 'next']);
  expect(select('yup', 'unknown')).toEqual(['core', 'yup']);
});

test('listPackages lists what compiled files import from packages', () => {
  const code = 'const a = require("a"); require("./b"); await __import("c"); require("a");';
  expect(listPackages([{path: 'main.ts', code, map: ''}])).toEqual(['a', 'c']);
  expect(
    listPackages([{path: 'main.ts', code, map: ''}], {b: String.raw`\bc\b`, d: String.raw`\be\b`}),
  ).toEqual(['a', 'c', 'b']);
});
