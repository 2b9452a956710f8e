import {expect, test} from 'vitest';
import {collectPageSteps} from './pageSteps';

const page = [
  'Install:',
  '',
  '```sh npm2yarn',
  'npm install zod@3',
  '```',
  '',
  '```ts title="src/server.ts"',
  'const hidden = 1;',
  '// ---cut---',
  '// diff-add',
  'console.log("Bread");',
  '```',
  '',
  '```sh',
  'npx tsx src/server.ts',
  '```',
  '',
  '```text title="Output"',
  'Bread',
  '```',
  '',
  '```ts',
  'console.log("not a file");',
  '```',
].join('\n');

test('collectPageSteps returns commands, their output, and files in the order of the page', () => {
  expect(collectPageSteps(page)).toEqual([
    {kind: 'command', line: 3, command: 'npm install zod@3', output: undefined},
    {kind: 'file', line: 7, path: 'src/server.ts', text: 'console.log("Bread");\n'},
    {kind: 'command', line: 14, command: 'npx tsx src/server.ts', output: 'Bread'},
  ]);
});
