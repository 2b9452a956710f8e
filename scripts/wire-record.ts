// Records the messages between client and server of the real packages and writes them to exchanges.json. docs/further/rpc.md shows
// each exchange in a fence whose title is the name of the exchange. Run this script with `npm run wire:record`.
import {writeFileSync} from 'node:fs';
import {recordExchanges} from './wire/recordExchanges';

const exchanges = await recordExchanges();
writeFileSync(new URL('wire/exchanges.json', import.meta.url), `${JSON.stringify(exchanges, null, 2)}\n`);
console.log(`Recorded ${exchanges.length} exchanges.`);
