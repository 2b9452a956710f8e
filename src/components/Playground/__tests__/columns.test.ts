import {expect, test} from 'vitest';
import {divideFiles} from '../divideFiles';

const files = ['server.ts', 'client.ts', 'db.ts'].map(path => ({path, code: ''}));
const sides = {server: 'server.ts', client: 'client.ts'};

test('a project with two sides has two columns if there is room', () => {
  const project = {version: '2.x', files, activeFile: 'server.ts', sides};
  const client = {paths: ['client.ts'], active: 'client.ts'};
  expect(divideFiles(project, 'server.ts', true)).toEqual([
    {paths: ['server.ts', 'db.ts'], active: 'server.ts'},
    client,
  ]);
  expect(divideFiles(project, 'db.ts', true)).toEqual([
    {paths: ['server.ts', 'db.ts'], active: 'db.ts'},
    client,
  ]);
  // The client is always visible, so the server stays next to it.
  expect(divideFiles(project, 'client.ts', true)).toEqual([
    {paths: ['server.ts', 'db.ts'], active: 'server.ts'},
    client,
  ]);
});

test('other projects have one column', () => {
  const column = {paths: ['server.ts', 'client.ts', 'db.ts'], active: 'client.ts'};
  expect(divideFiles({version: '2.x', files, activeFile: 'server.ts', sides}, 'client.ts', false)).toEqual([
    column,
  ]);
  expect(divideFiles({version: '2.x', files, activeFile: 'server.ts'}, 'client.ts', true)).toEqual([column]);
});
