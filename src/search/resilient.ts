import type {SearchClient, SearchResponses} from './types';

/**
 * Wraps a client so that the modal of DocSearch 3.9 keeps showing its error screen after a failed search.
 *
 * DocSearch calls `.catch(handler)` on the promise that `search` returns. The handler sets the status `error`, but only for errors named
 * `RetryError`. When the promise chain settles, Autocomplete resets the status to `idle`, which hides the error screen. Therefore a failed
 * search calls the handler, but its promise never settles. The handler is only called after Autocomplete's stall timer has fired, because
 * that timer would replace `error` with `stalled`. The next query creates a new promise chain. Browser tests cover this, because it relies
 * on internals of DocSearch.
 */
export function createResilientClient(
  client: SearchClient,
  onFailure: () => void = () => undefined,
): SearchClient {
  return {
    search(request) {
      const start = Date.now();
      const responses = client.search(request);
      const resilient: Pick<Promise<SearchResponses>, 'then' | 'catch'> = {
        then: (onFulfilled, onRejected) => responses.then(onFulfilled, onRejected),
        catch: handler =>
          responses.catch(async (error: unknown) => {
            await wait(stallTimeMs - (Date.now() - start));
            onFailure();
            try {
              await handler?.(createRetryError(error));
            } catch {
              // The handler rethrows the error. It's ignored because the returned promise must not settle.
            }
            return new Promise<never>(() => undefined);
          }),
      };
      // TypeScript doesn't know that DocSearch uses only `then` and `catch` of the promise.
      return resilient as Promise<SearchResponses>;
    },
  };
}

/** Autocomplete's stall timer fires after 300 ms. Another 20 ms make sure that it has fired. */
const stallTimeMs = 320;

function createRetryError(cause: unknown): Error {
  const error = new Error('Unable to fetch results', {cause});
  error.name = 'RetryError';
  return error;
}

function wait(durationMs: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, Math.max(0, durationMs));
  });
}
