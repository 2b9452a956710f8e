import {expect, test} from 'vitest';
import {findMissing} from '../coverage';
import {collectNamedInCode} from '../namedInCode';

function namesIn(...lines: string[]) {
  return collectNamedInCode(lines.join('\n'));
}

test('finds names in inline code, in tables and in samples', () => {
  const {names} = namesIn(
    'Call `initTRPC.create()`.',
    '',
    '| option | type |',
    '| --- | --- |',
    '| `isDev` | `boolean` |',
    '',
    '```ts',
    'createHTTPServer({router});',
    '```',
  );
  expect([...names]).toEqual(['initTRPC', 'create', 'isDev', 'boolean', 'createHTTPServer', 'router']);
});

test('passes over prose, comments, strings and hidden lines', () => {
  const {names} = namesIn(
    'A wsLink in prose.',
    '',
    '```ts',
    'const hidden = 1;',
    '// ---cut---',
    '// splitLink is said in a comment',
    "const shown = 'loggerLink';",
    '```',
  );
  expect([...names]).toEqual(['shown']);
});

test('knows options in samples from other names', () => {
  const {members} = namesIn(
    '```tsx',
    'const {data: loaves, isLoading} = trpc.loaves.useQuery({count: 3}, {enabled: false, retry});',
    'const element = <Provider queryClient={client}>{true}</Provider>;',
    '```',
  );
  expect([...members].sort()).toEqual(
    ['count', 'data', 'enabled', 'isLoading', 'loaves', 'queryClient', 'retry', 'useQuery'].sort(),
  );
});

test('finds import paths in samples and in inline code', () => {
  const {modules} = namesIn(
    'Or from `@trpc/client/links/wsLink`.',
    '',
    '```ts',
    "import {map} from '@trpc/server/observable';",
    '```',
  );
  expect([...modules]).toEqual(['@trpc/client/links/wsLink', '@trpc/server/observable']);
});

test('a missing name is reported with its page, its origin and what to do', () => {
  const expectation = {
    name: 'isDev',
    of: 'initTRPC.create() options',
    page: 'server/router',
    kind: 'option',
  } as const;
  expect(findMissing([expectation], new Map([['server/router', namesIn('Text.')]]))).toMatchInlineSnapshot(`
    [
      "server/router: the page doesn't name \`isDev\`. Found no shown code with this option of initTRPC.create() options, expected it in a sample or in backticks. Say on the page what it is for, or give it another page.",
    ]
  `);
});
