import type {Exchange} from '@site/src/shared/programs';

/** One call of a request, and its outcome: `200`, or the status and the code of the error. */
export type Call = {procedure: string; outcome: string; isFailed: boolean};

/** The properties of a tRPC response that are used here. They are described on the page "Wire format (HTTP RPC)" under "Responses". */
type RpcResponse = {error?: {data?: {code?: string; httpStatus?: number}}};

/** Returns the calls of a request, each with its outcome from the response. */
export function describeCalls({procedures, isBatch, output}: Exchange): Call[] {
  // TypeScript doesn't know that `output` is the response of a tRPC server, which follows the protocol. Servers that readers write can
  // respond with anything.
  const body = parseJson(output) as RpcResponse | RpcResponse[] | null | undefined;
  const responses = isBatch && Array.isArray(body) ? body : [body];
  return procedures.map((procedure, index) => {
    const response = responses[index];
    const error =
      response && typeof response === 'object' && 'error' in response ? response.error : undefined;
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
