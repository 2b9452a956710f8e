import type {Exchange} from '@site/src/shared/programs';

/** One call of a request, and how it ended: `200`, or the error's status and code. */
export type Call = {procedure: string; outcome: string; isFailed: boolean};

/** An answer of the protocol, as far as it is read here. Page "HTTP RPC specification", section "Responses". */
type Answer = {error?: {data?: {code?: string; httpStatus?: number}}};

/** The calls of a request, each with its part of the answer. */
export function describeCalls({procedures, isBatch, output}: Exchange): Call[] {
  // The server of the page wrote it, in the format of the protocol.
  const body = JSON.parse(output) as Answer | Answer[];
  const answers = isBatch && Array.isArray(body) ? body : [body];
  return procedures.map((procedure, index) => {
    const answer = answers[index];
    const error = answer && 'error' in answer ? answer.error : undefined;
    return error
      ? {
          procedure,
          outcome: [error.data?.httpStatus, error.data?.code].filter(Boolean).join(' '),
          isFailed: true,
        }
      : {procedure, outcome: '200', isFailed: false};
  });
}
