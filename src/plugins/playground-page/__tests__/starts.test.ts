import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {readPackages} from '../packages';
import {readStarts} from '../starts';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'playground-page-'));
});

function write(file: string, content: unknown): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

test('readStarts returns the starting points in their order, with the files of both sides first', () => {
  write('starts/second/start.json', {order: 2, title: 'Second', text: 'A text.', activeFile: 'a.ts'});
  write('starts/second/a.ts', 'a');
  const sides = {server: 'server.ts', client: 'client.ts'};
  write('starts/first/start.json', {order: 1, title: 'First', text: 'A text.', sides});
  write('starts/first/client.ts', 'client');
  write('starts/first/routers/post.ts', 'post');
  write('starts/first/server.ts', 'server');
  expect(readStarts(siteDir, 'starts', '2.x')).toEqual([
    {
      id: 'first',
      title: 'First',
      text: 'A text.',
      project: {
        version: '2.x',
        files: [
          {path: 'server.ts', code: 'server'},
          {path: 'client.ts', code: 'client'},
          {path: 'routers/post.ts', code: 'post'},
        ],
        activeFile: 'server.ts',
        sides,
      },
    },
    {
      id: 'second',
      title: 'Second',
      text: 'A text.',
      project: {version: '2.x', files: [{path: 'a.ts', code: 'a'}], activeFile: 'a.ts'},
    },
  ]);
});

test('readStarts names the file with a mistake', () => {
  write('starts/one/start.json', {order: 1, title: 'One', text: 'A text.', activeFile: 'b.ts'});
  write('starts/one/a.ts', 'a');
  expect(() => readStarts(siteDir, 'starts', '2.x')).toThrow(
    'starts/one/start.json: a file is missing. Found b.ts, expected one of a.ts.',
  );
  write('starts/one/start.json', {order: 1, title: 'One', text: 'A text.'});
  expect(() => readStarts(siteDir, 'starts', '2.x')).toThrow(
    'starts/one/start.json: the description isn\'t valid: "value" must contain at least one of [sides, activeFile].',
  );
});

test('readPackages takes each version from the first lock file that has the package', () => {
  write('samples/package-lock.json', {
    packages: {
      '': {dependencies: {hooks: '^2.0.0'}},
      'node_modules/hooks': {
        version: '2.1.0',
        peerDependencies: {view: '>=16', types: '*'},
        peerDependenciesMeta: {types: {optional: true}},
      },
    },
  });
  write('site/package-lock.json', {
    packages: {'node_modules/compiler': {version: '6.0.3'}, 'node_modules/hooks': {version: '3.0.0'}},
  });
  const folders = ['samples', 'site'].map(folder => path.join(siteDir, folder));
  expect(readPackages(folders, ['compiler'])).toEqual({
    compiler: {version: '6.0.3'},
    hooks: {version: '2.1.0', peers: ['view']},
  });
  expect(() => readPackages(folders, ['unknown'])).toThrow(/Found no unknown in the lock files of/);
});
