import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parseFenceOptions} from '../../../src/plugins/code-samples/fences/fenceOptions';
import {parseMarkdown} from '../../../src/plugins/code-samples/markdown';
import exchanges from '../exchanges.json';
import {recordExchanges} from '../recordExchanges';

const page = 'docs/further/rpc.md';

test('exchanges.json contains the messages that the installed packages send', {timeout: 30_000}, async () => {
  expect(await recordExchanges(), 'If the change is intended, run: npm run wire:record').toEqual(exchanges);
});

test(`${page} shows the recorded messages`, () => {
  const shown = parseMarkdown(readFileSync(page, 'utf8'))
    .fences.map(({language, meta, code}) => ({
      language,
      code,
      name: parseFenceOptions(meta).options.title,
    }))
    .filter(({language, name}) => language === 'http' || (language === 'json' && name !== undefined));
  const recorded = shown.map(({name, language}) => ({
    name,
    language,
    code: exchanges.find(exchange => exchange.name === name)?.text ?? 'No exchange has this name',
  }));
  expect(shown).toMatchObject(recorded);
  expect(shown).not.toEqual([]);
});
