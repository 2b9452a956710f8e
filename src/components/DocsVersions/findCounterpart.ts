// These maps connect the pages of the two docs versions that cover the same subject. Pages are written as paths relative to the path of
// their version, so `''` is the introduction. The values can end with an `#anchor`.

/** Maps each page of docs 9.x to its successor in docs 10.x, or to null if it has no successor. */
export const successors: Record<string, string | null> = {
  '': '',
  authorization: 'authorization',
  'aws-lambda': 'aws-lambda',
  'awesome-trpc': 'awesome-trpc',
  caching: 'caching',
  context: 'context',
  contributing: 'contributing',
  cors: 'cors',
  'data-transformers': 'data-transformers',
  'error-formatting': 'error-formatting',
  'error-handling': 'error-handling',
  'example-apps': 'example-apps',
  express: 'express',
  fastify: 'fastify',
  'further-reading': 'further-reading',
  header: 'header',
  'infer-types': 'infer-types',
  invalidateQueries: 'useContext',
  links: 'links',
  love: 'love',
  'merging-routers': 'merging-routers',
  metadata: 'metadata',
  middlewares: 'middlewares',
  nextjs: 'nextjs',
  'output-validation': 'output-validation',
  quickstart: 'quickstart',
  react: 'react',
  'react-mutations': 'useMutation',
  'react-queries': 'useQuery',
  router: 'router',
  rpc: 'rpc',
  sponsors: 'sponsors',
  ssg: 'ssg',
  'ssg-helpers': 'ssg-helpers',
  ssr: 'ssr',
  'starter-projects': 'starter-projects',
  subscriptions: 'subscriptions',
  useInfiniteQuery: 'useInfiniteQuery',
  vanilla: 'vanilla',
};

/** Maps the pages of docs 10.x that aren't in `successors` to pages of docs 9.x, or to null if docs 9.x has no page on the subject. */
const otherPredecessors: Record<string, string | null> = {
  'aborting-procedure-calls': 'vanilla#cancel-a-call',
  adapters: 'express',
  'api-handler': 'nextjs#options-of-createnextapihandler',
  client: 'vanilla',
  errors: 'error-handling',
  extra: 'rpc',
  faq: null,
  fetch: null,
  'file-uploads': null,
  guides: null,
  'landing-intro/Step1': 'quickstart#2-write-the-server',
  'landing-intro/Step2': 'quickstart#2-write-the-server',
  'landing-intro/Step3': 'quickstart#3-write-the-client',
  'links/httpBatchLink': 'links#httpbatchlink',
  'links/httpLink': 'links#httplink',
  'links/loggerLink': 'links#loggerlink',
  'links/splitLink': 'links#splitlink',
  'links/wsLink': 'links#wslink',
  'migrate-from-v9-to-v10': null,
  monorepos: null,
  next: 'nextjs',
  'not-in-10-8-1': null,
  procedures: 'router#what-a-procedure-is-made-of',
  production: null,
  'react-query': 'react',
  reference: null,
  'reference/client': 'vanilla',
  'reference/next': 'nextjs',
  'reference/react-query': 'react',
  'reference/server': 'router',
  server: 'router',
  'server-side-calls': 'router#call-a-procedure-on-the-server',
  start: 'quickstart',
  'start/authorization': 'authorization',
  'start/context': 'context',
  'start/deployment': null,
  'start/errors': 'error-formatting',
  'start/react': 'react',
  'start/router': 'router',
  'start/session': null,
  'start/subscriptions': 'subscriptions',
  'start/tests': null,
  'start/validation': 'router',
  suspense: null,
  testing: null,
  'typescript-errors': null,
  useQueries: 'react-queries#several-queries-at-once',
};

/** Maps each page of docs 10.x to a page of docs 9.x, or to null if docs 9.x has no page on the subject. */
export const predecessors: Record<string, string | null> = {
  ...otherPredecessors,
  ...Object.fromEntries(
    Object.entries(successors).flatMap(([page, successor]) =>
      successor === null ? [] : [[successor, page]],
    ),
  ),
};

/** The framework's name for the latest docs version, which is 10.x. */
const latestVersion = 'current';

/**
 * Finds the counterpart of `page` in another docs version, which is the page on the same subject. Pages are paths relative to the path of
 * their version. Versions are names such as `current` and `9.x`. Returns undefined if `page` has no counterpart or isn't in `fromVersion`.
 */
export function findCounterpart(page: string, fromVersion: string, toVersion: string): string | undefined {
  if (fromVersion === toVersion) {
    return page;
  }
  const counterparts = toVersion === latestVersion ? successors : predecessors;
  return Object.hasOwn(counterparts, page) ? (counterparts[page] ?? undefined) : undefined;
}
