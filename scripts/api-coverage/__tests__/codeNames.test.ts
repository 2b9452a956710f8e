import {expect, test} from 'vitest';
import {findMissingNames} from '../coverage';
import {collectCodeNames} from '../codeNames';

function collectFromLines(...lines: string[]) {
  return collectCodeNames(lines.join('\n'));
}

test('collectCodeNames finds names in inline code, tables and samples', () => {
  const {names} = collectFromLines(
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

test('collectCodeNames ignores prose, comments, strings and hidden lines', () => {
  const {names} = collectFromLines(
    'A wsLink in prose.',
    '',
    '```ts',
    'const hidden = 1;',
    '// ---cut---',
    '// A comment mentions splitLink',
    "const shown = 'loggerLink';",
    '```',
  );
  expect([...names]).toEqual(['shown']);
});

test('collectCodeNames distinguishes members, such as object keys, from other names in samples', () => {
  const {members} = collectFromLines(
    '```tsx',
    'const {data: loaves, isLoading} = trpc.loaves.useQuery({count: 3}, {enabled: false, retry});',
    'const element = <Provider queryClient={client}>{true}</Provider>;',
    '```',
  );
  expect([...members].sort()).toEqual(
    ['count', 'data', 'enabled', 'isLoading', 'loaves', 'queryClient', 'retry', 'useQuery'].sort(),
  );
});

test('collectCodeNames finds import paths in samples and inline code', () => {
  const {modules} = collectFromLines(
    'Or from `@trpc/client/links/wsLink`.',
    '',
    '```ts',
    "import {map} from '@trpc/server/observable';",
    '```',
  );
  expect([...modules]).toEqual(['@trpc/client/links/wsLink', '@trpc/server/observable']);
});

test('findMissingNames reports a missing name with its page, its owner and a fix', () => {
  const expectation = {
    name: 'isDev',
    owner: 'initTRPC.create() options',
    page: 'server/router',
    kind: 'option',
  } as const;
  expect(findMissingNames([expectation], new Map([['server/router', collectFromLines('Text.')]])))
    .toMatchInlineSnapshot(`
    [
      "server/router: the page doesn't show \`isDev\`, an option of initTRPC.create() options, in a code sample or in backticks. Explain on the page what it is for, or assign it to another page.",
    ]
  `);
});
