import {expect, test} from 'vitest';
import {selectEntries} from '../selectEntries';

const sides = {server: 'server/routers/_app.ts', client: 'client/index.ts'};
const files = [
  {path: 'server/trpc.ts', code: 'export const t = initTRPC.create();'},
  {path: 'server/routers/_app.ts', code: "console.log('The server starts');"},
  {path: 'server/caller.ts', code: 'console.log(await caller.task.list());'},
  {path: 'components/Task.tsx', code: 'export function Task() {}'},
  {path: 'client/index.ts', code: 'console.log(await trpc.task.list.query());'},
];

test.each([
  ['a file that prints nothing', 'server/trpc.ts', ['server/trpc.ts', 'client/index.ts']],
  ['the server, even if it prints something', sides.server, [sides.server, 'client/index.ts']],
  ['a file that prints something', 'server/caller.ts', ['server/caller.ts']],
  ['a component', 'components/Task.tsx', ['components/Task.tsx']],
  ['the client', 'client/index.ts', ['client/index.ts']],
])('for %s, these files run', (_, activeFile, entries) => {
  expect(selectEntries({activeFile, sides}, files)).toEqual(entries);
});

test('without sides, only the active file runs', () => {
  expect(selectEntries({activeFile: 'server/trpc.ts'}, files)).toEqual(['server/trpc.ts']);
});
