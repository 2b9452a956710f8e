import type {SearchClient, SearchResponses} from './types';

/**
 * Makes DocSearch 3.9 keep its error screen. The modal calls `.catch(handler)` on what `search` returns; the handler sets the status
 * `error`, but only for errors named `RetryError`, and when the chain settles, Autocomplete sets the status back to `idle`. So a failed
 * search calls the handler and then never settles. It waits until Autocomplete's stall timer has fired, which would set `stalled`. The
 * next query starts a chain of its own. Tested in the browser, since it leans on what the package does inside.
 */
export function createResilientClient(
  client: SearchClient,
  onFailure: () => void = () => undefined,
): SearchClient {
  return {
    search(request) {
      const start = Date.now();
      const answer = client.search(request);
      const resilient: Pick<Promise<SearchResponses>, 'then' | 'catch'> = {
        then: (onFulfilled, onRejected) => answer.then(onFulfilled, onRejected),
        catch: handler =>
          answer.catch(async (error: unknown) => {
            await wait(stallTime - (Date.now() - start));
            onFailure();
            try {
              await handler?.(createRetryError(error));
            } catch {
              // The handler throws its error again, for a chain that we leave open.
            }
            return new Promise<never>(() => undefined);
          }),
      };
      // DocSearch uses `then` and `catch` only.
      return resilient as Promise<SearchResponses>;
    },
  };
}

/** Autocomplete's stall time of 300 ms, and a little. */
const stallTime = 320;

function createRetryError(cause: unknown): Error {
  const error = new Error('Unable to fetch results', {cause});
  error.name = 'RetryError';
  return error;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, Math.max(0, milliseconds));
  });
}
