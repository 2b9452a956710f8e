import {splitIdentifier} from './analysis';
import {singularize, stem} from './stemming';

/**
 * Groups of words with the same or a similar meaning in web development. A search for one word also finds the others of its group, with
 * less weight. Identifiers are written as in code.
 */
const groups: readonly string[] = [
  'auth authorization authentication login signin session protected permission role guard',
  'realtime live websocket ws subscription push',
  'cancel abort unmount AbortController stop',
  'cdn cache edge stale-while-revalidate',
  'serverless lambda aws edge cloudflare vercel netlify function',
  'date serialize superjson transformer devalue',
  'type infer inference typing',
  'rest openapi swagger http',
  'middleware hook interceptor',
  'log logger logging debug trace',
  'exception error throw TRPCError',
  'report sentry monitor onError',
  'file upload payload size limit',
  'cookie credentials header session',
  'token bearer authorization header jwt',
  'validate validation zod yup schema parser superstruct',
  'endpoint procedure route',
  'mutation write update post',
  'query fetch read get',
  'pagination infinite cursor page',
  'invalidate refetch refresh',
  'optimistic setData cache',
  'prefetch ssr ssg getServerSideProps getStaticProps',
  'test mock createCaller unit',
  'upgrade migrate migration update',
  'monorepo workspace package',
  'template starter boilerplate example',
  'sample example demo',
  'database db prisma',
  'split merge combine',
  'batch batching combine together',
  'compare comparison versus difference alternative',
  'install setup quickstart start',
  'svelte vue angular solid framework',
  'express node server',
  'worker cloudflare deno fetch edge',
  'mobile native expo',
  'rename renamed name',
  'donate sponsor support money',
  'status code http',
  'rate limit throttle',
  'cors origin preflight',
  'monorepo repo repository',
  '400 BAD_REQUEST',
  '401 UNAUTHORIZED',
  '403 FORBIDDEN',
  '404 NOT_FOUND',
  '405 METHOD_NOT_SUPPORTED',
  '408 TIMEOUT',
  '413 PAYLOAD_TOO_LARGE',
  '429 TOO_MANY_REQUESTS',
  '500 INTERNAL_SERVER_ERROR',
  'optional undefined',
  'load fetch',
  'bundle bundler webpack',
];

const synonymsByTerm = createSynonyms();

/** Returns the terms with the same or a similar meaning as `term`. Most terms have none. */
export function findSynonyms(term: string): string[] {
  return synonymsByTerm.get(term) ?? [];
}

function createSynonyms(): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const group of groups) {
    const words = group.split(' ').map(word => singularize(splitIdentifier(word).join('')));
    for (const word of words) {
      const others = words.filter(other => other !== word);
      for (const key of [word, stem(word)]) {
        map.set(key, [...new Set([...(map.get(key) ?? []), ...others])]);
      }
    }
  }
  return map;
}
