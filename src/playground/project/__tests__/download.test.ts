import {expect, test} from 'vitest';
import {createDownload, getNodeVersion} from '../download';

test.each([
  ['client.ts', "const name = 'File';", '18'],
  ['client.ts', "import {randomUUID} from 'node:crypto';\nnode.crypto.use();", '18'],
  ['client.ts', "const file = new File([], 'a.txt');", '20.3'],
  ['client.ts', 'AbortSignal.any([]);', '20.3'],
  ['client.ts', 'const id = crypto.randomUUID();', '20.3'],
  ['App.tsx', "const file = new File([], 'a.txt');", '20.19'],
])('a download of %s with %j needs Node %s', (path, code, version) => {
  const project = {version: '10.x', activeFile: path, files: [{path, code}]};
  expect(getNodeVersion(project)).toBe(version);
});

test.each([
  ['client.ts', ['./server', './client']],
  ['rejected.ts', ['./server', './rejected']],
  ['server.ts', ['./server', './client']],
])('a download starts what runs in the page when %s is open', (activeFile, modules) => {
  const files = [
    {path: 'server.ts', code: 'createHTTPServer({router}).listen(3000);'},
    {path: 'client.ts', code: 'console.log(await trpc.list.query());'},
    {path: 'rejected.ts', code: 'console.log(await trpc.get.query());'},
  ];
  const project = {version: '10.x', activeFile, files, sides: {server: 'server.ts', client: 'client.ts'}};
  const start = createDownload(project, {}, {name: 'a', title: 'A', instructions: ''}).find(
    ({path}) => path === 'start.ts',
  );
  expect(Array.from(start?.code.matchAll(/import\('(.*?)'\)/g) ?? [], ([, module]) => module)).toEqual(
    modules,
  );
});
