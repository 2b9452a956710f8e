import {expect, test} from 'vitest';
import {createDownload, getNodeVersion} from '../download';
import {isNextProject} from '../isNextProject';

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

test.each([
  ["import type {AppType} from 'next/app';", true],
  ["import {createTRPCNext} from '@trpc/next';", true],
  ["import {createNextApiHandler} from '@trpc/server/adapters/next';", true],
  ["import {next} from './next';\nconst text = 'next';", false],
])('a project with %j belongs to an app of Next.js: %s', (code, isNext) => {
  expect(isNextProject({files: [{path: 'a.tsx', code}]})).toBe(isNext);
});

test.each([
  ['createHTTPServer({router}).listen(2022);', 'http://localhost:2022'],
  ["serve({port: 2022});\nconst url = 'http://localhost:2022/trpc';", 'http://localhost:2022/trpc'],
  [
    "const url = 'http://localhost:3000/trpc';\nexport const appRouter = t.router({});",
    'http://localhost:3000',
  ],
])('the hooks of a download find the server of %j at %s', (code, url) => {
  const files = [
    {path: 'server.ts', code},
    {
      path: 'App.tsx',
      code: "import {createTRPCReact} from '@trpc/react-query';\nconst trpc = createTRPCReact<A>();",
    },
  ];
  const project = {version: '10.x', activeFile: 'App.tsx', files};
  const main = createDownload(project, {}, {name: 'a', title: 'A', instructions: ''}).find(
    ({path}) => path === 'main.tsx',
  );
  expect(main?.code).toContain(`httpBatchLink({ url: '${url}' })`);
});
