import type {Exchange} from '@site/src/shared/programs';

/** One call of a request, and its outcome: `200`, or the status and the code of the error. */
export type Call = {procedure: string; outcome: string; isFailed: boolean};

/** The properties of a tRPC response that are used here. They are described on the page "Wire format (HTTP RPC)" under "Responses". */
type RpcResponse = {result?: unknown; error?: {data?: {code?: string; httpStatus?: number}}};

/** Returns the calls of a request, each with its outcome. A request that tRPC hasn't answered, such as a preflight, has no calls. */
export function describeCalls({procedures, isBatch, output}: Exchange): Call[] {
  // TypeScript doesn't know that `output` is the response of a tRPC server, which follows the protocol. Servers that readers write can
  // respond with anything.
  const body = parseJson(output) as RpcResponse | RpcResponse[] | null | undefined;
  const responses = isBatch && Array.isArray(body) ? body : [body];
  return procedures.flatMap((procedure, index) => {
    const response = responses[index];
    if (!response || typeof response !== 'object' || !('error' in response || 'result' in response)) {
      return [];
    }
    const {error} = response;
    return error
      ? {
          procedure,
          outcome: [error.data?.httpStatus, error.data?.code].filter(Boolean).join(' '),
          isFailed: true,
        }
      : {procedure, outcome: '200', isFailed: false};
  });
}

/** Returns the value of a JSON text, or undefined if the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A longer text is shortened to this number of characters, because a file in base64 would fill the page. */
const longestText = 400;

/** Returns the value with shortened texts. `shorten` receives the beginning of a text and the number of all its characters. */
export function shortenTexts(value: unknown, shorten: (start: string, count: number) => string): unknown {
  const shortenText = (text: string) =>
    text.length > longestText ? shorten(text.slice(0, longestText), text.length) : text;
  return JSON.parse(
    JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? shortenText(inner) : inner)),
  );
}
