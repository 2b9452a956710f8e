import {translate} from '@docusaurus/Translate';

/** Returns a number of requests in words, such as "2 requests". */
export function formatRequestCount(count: number): string {
  return count === 1
    ? translate({id: 'site.livePair.requests.one', message: '1 request', description: 'Result of a run'})
    : translate(
        {id: 'site.livePair.requests.many', message: '{count} requests', description: 'Result of a run'},
        {count: String(count)},
      );
}
