// Writes exchanges.json, what server and client of the real packages say to each other. docs/further/rpc.md shows
// these exchanges, each in a fence whose title is the exchange's name: `npx tsx scripts/wire/record.ts`.
import {writeFileSync} from 'node:fs';
import {recordHttpExchanges} from './httpExchanges';
import {recordSocketExchanges} from './socketExchanges';

export type Exchange = {
  name: string;
  /** Of the fence. */
  language: 'http' | 'json';
  /** What the fence contains. */
  text: string;
};

const exchanges: Exchange[] = [...(await recordHttpExchanges()), ...(await recordSocketExchanges())];
writeFileSync(new URL('exchanges.json', import.meta.url), `${JSON.stringify(exchanges, null, 2)}\n`);
console.log(`${exchanges.length} exchanges`);
