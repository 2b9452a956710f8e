// Writes exchanges.json, what server and client of the real packages say to each other. docs/further/rpc.md shows
// these exchanges, each in a fence whose title is the exchange's name: `npx tsx scripts/wire/record.ts`.
import {writeFileSync} from 'node:fs';
import {recordExchanges} from './recordExchanges';

const exchanges = await recordExchanges();
writeFileSync(new URL('exchanges.json', import.meta.url), `${JSON.stringify(exchanges, null, 2)}\n`);
console.log(`${exchanges.length} exchanges`);
