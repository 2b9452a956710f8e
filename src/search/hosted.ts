import type {SearchClient, SearchResponses} from './types';

/** How long Algolia may take before the embedded index answers, in ms. */
export const patience = 1_000;

/**
 * Asks Algolia through `hosted`; when that fails or takes too long, `embedded` answers. `onAnswer` is told for each query whether it
 * was Algolia that answered.
 */
export function createHostedClient(
  hosted: SearchClient,
  embedded: SearchClient,
  onAnswer: (isHosted: boolean) => void,
): SearchClient {
  return {
    async search(request) {
      let responses: SearchResponses;
      try {
        responses = await withTimeout(hosted.search(request), patience);
      } catch {
        responses = await embedded.search(request);
        onAnswer(false);
        return responses;
      }
      onAnswer(true);
      return responses;
    },
  };
}

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
