// Records the messages between client and server of the real packages and writes them to exchanges.json. docs/further/rpc.md shows
// each exchange in a fence whose title is the name of the exchange. Run this script with `npx tsx scripts/wire/record.ts`.
import {writeFileSync} from 'node:fs';
import {recordExchanges} from './recordExchanges';

const exchanges = await recordExchanges();
writeFileSync(new URL('exchanges.json', import.meta.url), `${JSON.stringify(exchanges, null, 2)}\n`);
console.log(`Recorded ${exchanges.length} exchanges.`);
