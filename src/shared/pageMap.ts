// Which page of one docs version answers the need that a page of the other version answers.
// Pages are named by their path below the version's: `''` is the introduction. A target may end in a `#anchor`.

/** A page of docs 10.x for each page of docs 9.x; null where nothing took its place. */
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

/** A page of docs 9.x for the pages of docs 10.x that no page of 9.x names as its successor; null where 9.x has nothing like it. */
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

/** A page of docs 9.x for each page of docs 10.x; null where 9.x has nothing like it. */
export const predecessors: Record<string, string | null> = {
  ...otherPredecessors,
  ...Object.fromEntries(
    Object.entries(successors).flatMap(([page, successor]) =>
      successor === null ? [] : [[successor, page]],
    ),
  ),
};

/** Name of the docs version that takes the place of the other. */
const latestVersion = 'current';

/**
 * The page of another version that answers the same need, as a path below that version's.
 * Undefined when there is none, or when `page` is no page of `fromVersion`. Versions go by name: `current`, `9.x`.
 */
export function findCounterpart(page: string, fromVersion: string, toVersion: string): string | undefined {
  if (fromVersion === toVersion) {
    return page;
  }
  const counterparts = toVersion === latestVersion ? successors : predecessors;
  return Object.hasOwn(counterparts, page) ? (counterparts[page] ?? undefined) : undefined;
}
