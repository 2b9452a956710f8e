import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {currentVersion} from '../../../src/shared/docsVersions';
import {collectMessages} from '../collectMessages';
import {findMissingMessages, readEntries} from '../entries';

const page = 'docs/reference/errors.md';
const packages = ['server', 'client', 'react-query', 'next'];
const entries = readEntries(readFileSync(page, 'utf8'));
const messages = collectMessages(`${currentVersion.samples}/node_modules/@trpc`, packages);

test('the error index has an entry for every message of the packages', () => {
  expect(messages.length).toBeGreaterThan(40);
  expect(findMissingMessages(messages, entries, page)).toEqual([]);
});

test('findMissingMessages reports each message without an entry, with its location and a fix', () => {
  expect(findMissingMessages([{text: 'No … on board', location: 'server/src/ship.ts:7'}], entries, page))
    .toMatchInlineSnapshot(`
    [
      "docs/reference/errors.md: the message \`No … on board\` at server/src/ship.ts:7 has no entry. Add a heading with the message in backticks and an anchor, then explain the cause and the fix.",
    ]
  `);
});

describe('every entry of the error index', () => {
  test('has a unique anchor', () => {
    expect(entries.filter(({anchor}) => anchor === undefined).map(({heading}) => heading)).toEqual([]);
    expect(new Set(entries.map(({anchor}) => anchor)).size).toBe(entries.length);
  });

  test('explains its cause and fix in at least 12 words', () => {
    const short = entries.filter(({text}) => text.split(/\s+/).length < 12);
    expect(short.map(({heading, text}) => `${heading}: ${text}`)).toEqual([]);
  });
});

test('the error index has entries for compiler errors and for messages of other packages', () => {
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
