import type {PackageFacts} from '@site/src/shared/packageFacts';

/** A reason to use the toolkit with the figure that shows it, and the page that says more. */
export type Reason = {figure: string; title: string; text: string; to: string; link: string};

/** Returns the reasons whose figures were measured when the site was built. */
export function createReasons(facts: PackageFacts): Reason[] {
  return [
    {
      figure: String(facts.commands),
      title: 'build steps for your types',
      text: 'The type of your router describes your whole API. There’s no schema to write, no generated file that goes out of date, and no command to run after a change.',
      to: '/docs/router',
      link: 'Define a router',
    },
    {
      figure: formatSize(facts.typeSize),
      title: 'for the types of your server',
      text: 'The client only imports a type, which TypeScript removes when it compiles. Your bundle is the same size with it and without it.',
      to: '/docs/faq#does-the-servers-code-end-up-in-the-clients-bundle',
      link: 'What ends up in the bundle',
    },
    {
      figure: formatSize(facts.clientSize),
      title: 'for the client',
      text: 'This is everything a browser downloads to make typed calls, including the code that batches them.',
      to: '/docs/vanilla',
      link: 'Use the client',
    },
    {
      figure: formatSize(facts.serverSize),
      title: 'for the server',
      text: 'This is a router with the fetch adapter, which is small enough for edge functions.',
      to: '/docs/adapters',
      link: 'Find your adapter',
    },
    {
      figure: String(facts.dependencies),
      title: 'dependencies',
      text: 'The packages @trpc/server and @trpc/client don’t install anything else. You choose the validation library yourself.',
      to: '/docs/procedures',
      link: 'Choose a validator',
    },
    {
      figure: facts.requests === 1 ? '1 request' : `${facts.requests} requests`,
      title: `for ${facts.calls} calls`,
      text: 'Calls that start at the same time share one HTTP request. You can turn this off for a single call or for the whole client.',
      to: '/docs/links/httpBatchLink',
      link: 'How batching works',
    },
  ];
}

/** A thing that visitors already use or will need soon, and the page that shows how it works with tRPC. */
export type Topic = {name: string; to: string; text: string};

export const topics: Topic[] = [
  {
    name: 'React and TanStack Query',
    to: '/docs/react',
    text: 'Every procedure is a hook, with the caching, loading states and optimistic updates of TanStack Query 4.',
  },
  {
    name: 'Next.js',
    to: '/docs/nextjs',
    text: 'Keep API and pages in one project, and render pages on the server with data that’s already there.',
  },
  {
    name: 'Authentication',
    to: '/docs/authorization',
    text: 'Read the session once. Protected procedures then know that there is a user, and so does TypeScript.',
  },
  {
    name: 'Express, Fastify, Lambda, fetch',
    to: '/docs/adapters',
    text: 'Add tRPC to the server you already have. One router works with every adapter.',
  },
  {
    name: 'Zod, Yup, Superstruct',
    to: '/docs/procedures',
    text: 'Check every input at run time with the validator you like. The types follow from it.',
  },
  {
    name: 'Testing',
    to: '/docs/testing',
    text: 'Call procedures like functions in Vitest or Jest, without a server and without mocking HTTP.',
  },
];

/** Bytes as readers know them: whole bytes below 1,000, kB with one decimal above. */
export function formatSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** A case in which another tool is a better choice. */
export type Limit = {title: string; text: string; to: string; link: string};

export const limits: Limit[] = [
  {
    title: 'Your clients are written in other languages',
    text: 'Only TypeScript can read the types of a router. For Swift or Python clients, or for a public API, use OpenAPI, gRPC or GraphQL.',
    to: '/docs/further-reading#how-it-differs-from-graphql-rest-and-grpc',
    link: 'Compare the options',
  },
  {
    title: 'Old clients stay in use for years',
    text: 'TypeScript compares your client with today’s server. It can’t warn you about a mobile app that people installed last year.',
    to: '/docs/further-reading#how-it-differs-from-graphql-rest-and-grpc',
    link: 'What a schema gives you',
  },
  {
    title: 'Client and server live in separate repositories',
    text: 'In one repository, the client simply imports the type of the router. With two, you have to publish that type as a package and keep it up to date.',
    to: '/docs/faq#is-a-monorepo-required',
    link: 'Do I need a monorepo?',
  },
  {
    title: 'You can’t turn on strict mode',
    text: 'Without `strict`, TypeScript can’t infer the types of a router correctly, and creating a client fails with an error.',
    to: '/docs/faq#does-typescript-need-strict-mode',
    link: 'Why strict mode matters',
  },
  {
    title: 'Your API mainly handles files',
    text: 'tRPC 10 sends JSON. For uploads, add an ordinary route next to your router, or use signed URLs.',
    to: '/docs/file-uploads',
    link: 'How to upload files',
  },
];

/** An example of the toolkit's repository at 10.8.1. */
export type Starter = {name: string; folder: string; text: string};

export const starters: Starter[] = [
  {
    name: 'Next.js with Prisma',
    folder: 'next-prisma-starter',
    text: 'A database, React hooks and tests in one project.',
  },
  {
    name: 'Next.js, minimal',
    folder: 'next-minimal-starter',
    text: 'The smallest Next.js app with a typed call.',
  },
  {name: 'WebSockets', folder: 'next-prisma-websockets-starter', text: 'Live updates over subscriptions.'},
  {name: 'Express', folder: 'express-server', text: 'A router as a middleware of an Express app.'},
  {name: 'Fastify', folder: 'fastify-server', text: 'A router as a Fastify plugin, with subscriptions.'},
  {name: 'Standalone', folder: 'standalone-server', text: 'Node’s own HTTP server and nothing else.'},
];

/** Organisations that sponsored the toolkit as of January 2023, by tier. */
export const sponsors: {tier: string; names: {name: string; href: string}[]}[] = [
  {
    tier: 'Gold',
    names: [
      {name: 'Cal.com', href: 'https://cal.com'},
      {name: 'Render', href: 'https://render.com'},
    ],
  },
  {
    tier: 'Silver',
    names: [
      {name: 'Flightcontrol', href: 'https://flightcontrol.dev'},
      {name: 'Ping.gg', href: 'https://ping.gg'},
      {name: 'Prisma', href: 'https://www.prisma.io'},
    ],
  },
  {
    tier: 'Bronze',
    names: [
      {name: 'Newfront', href: 'https://www.newfront.com'},
      {name: 'Echobind', href: 'https://echobind.com'},
      {name: 'Snaplet', href: 'https://snaplet.dev'},
      {name: 'Interval', href: 'https://interval.com'},
      {name: 'Flylance', href: 'https://flylance.com'},
    ],
  },
];

/** A place where people who use the toolkit meet or show their work. */
export type Place = {name: string; href: string; text: string};

export const places: Place[] = [
  {name: 'Discord', href: 'https://trpc.io/discord', text: 'Ask questions and help others'},
  {name: 'GitHub', href: 'https://github.com/trpc/trpc', text: 'Source code, issues and discussions'},
  {name: 'Twitter', href: 'https://twitter.com/trpcio', text: 'News from the maintainers'},
  {
    name: 'Awesome collection',
    href: '/docs/awesome-trpc',
    text: 'Adapters, tools and starters from the community',
  },
  {name: 'Public posts', href: '/docs/love', text: 'What developers said about tRPC'},
  {name: 'Contributing', href: '/docs/contributing', text: 'How to work on tRPC itself'},
];

/** Open-source projects that use the toolkit, as of January 2023. */
export const users: {name: string; href: string}[] = [
  {name: 'Cal.com', href: 'https://github.com/calcom/cal.com'},
  {name: 'SST', href: 'https://github.com/serverless-stack/sst'},
  {name: 'Beam', href: 'https://github.com/planetscale/beam'},
  {name: 'Rallly', href: 'https://github.com/lukevella/rallly'},
];
