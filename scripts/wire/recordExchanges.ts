import type {Exchange} from './exchange';
import {recordHttpExchanges} from './httpExchanges';
import {recordSocketExchanges} from './socketExchanges';

/** Lets client and server of the packages of docs 10.x talk, over HTTP and over WebSockets. */
export async function recordExchanges(): Promise<Exchange[]> {
  return [...(await recordHttpExchanges()), ...(await recordSocketExchanges())];
}
