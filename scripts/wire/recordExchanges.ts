import type {Exchange} from './exchange';
import {recordHttpExchanges} from './httpExchanges';
import {recordSocketExchanges} from './socketExchanges';

/** Records exchanges between the client and the server of the 10.x packages, first over HTTP and then over WebSockets. */
export async function recordExchanges(): Promise<Exchange[]> {
  return [...(await recordHttpExchanges()), ...(await recordSocketExchanges())];
}
