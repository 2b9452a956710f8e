import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {collectMessages} from '../collectMessages';
import {findMissingMessages, readEntries} from '../entries';

const page = 'docs/reference/errors.md';
const packages = ['server', 'client', 'react-query', 'next'];
const entries = readEntries(readFileSync(page, 'utf8'));
const messages = collectMessages('samples/v10/node_modules/@trpc', packages);

test('every message of the packages has an entry', () => {
  expect(messages.length).toBeGreaterThan(40);
  expect(findMissingMessages(messages, entries, page)).toEqual([]);
});

test('a message without an entry is reported with its place in the package and what to write', () => {
  expect(findMissingMessages([{text: 'No … on board', place: 'server/src/ship.ts:7'}], entries, page))
    .toMatchInlineSnapshot(`
    [
      "docs/reference/errors.md: no entry for \`No … on board\`. Found it at server/src/ship.ts:7. Add a heading with this text in backticks and an anchor, then say what causes it and what to do.",
    ]
  `);
});

describe('each entry', () => {
  test('has an anchor of its own', () => {
    expect(entries.filter(({anchor}) => anchor === undefined).map(({heading}) => heading)).toEqual([]);
    expect(new Set(entries.map(({anchor}) => anchor)).size).toBe(entries.length);
  });

  test('says a cause and a fix', () => {
    const short = entries.filter(({text}) => text.split(/\s+/).length < 12);
    expect(short.map(({heading, text}) => `${heading}: ${text}`)).toEqual([]);
  });
});

test('the page has the compiler errors and the foreign messages that users of the packages meet', () => {
  const anchors = entries.map(({anchor}) => anchor);
  expect(anchors).toEqual(
    expect.arrayContaining([
      'strict-mode',
      'ts2742',
      'ts2589',
      'context-mismatch',
      'incompatible-def',
      'duplicate-property',
      'reserved-words',
      'transformer-missing',
      'transformer-not-on-server',
      'no-fetch',
      'no-websocket',
      'unexpected-token',
      'non-server-environment',
      'no-provider',
      'fetch-failed',
    ]),
  );
});
