import type {PackageFacts} from '@site/src/shared/packageFacts';

/** A reason to use the toolkit with the figure that shows it, and the page that says more. */
export type Reason = {figure: string; title: string; text: string; to: string; link: string};

/** Reasons whose figures were measured when the site was built. */
export function createReasons(facts: PackageFacts): Reason[] {
  return [
    {
      figure: String(facts.commands),
      title: 'commands to run before it compiles',
      text: 'Neither package has a program or an install script. The contract is the type of your router: no schema, no generated file, nothing to go out of date.',
      to: '/docs/router',
      link: 'Define a router',
    },
    {
      figure: formatSize(facts.typeSize),
      title: 'for the types of your server',
      text: 'The client imports the router’s type, and the compiler erases it. With the import or without, the bundle has the same size.',
      to: '/docs/faq#does-the-servers-code-end-up-in-the-clients-bundle',
      link: 'What ends up in a bundle',
    },
    {
      figure: formatSize(facts.clientSize),
      title: 'for the client',
      text: 'That is all that a page downloads to make typed calls, batching included.',
      to: '/docs/vanilla',
      link: 'Use the client',
    },
    {
      figure: formatSize(facts.serverSize),
      title: 'for the server',
      text: 'A router and the adapter for fetch. Other adapters connect it to Node, Express, Fastify and Lambda.',
      to: '/docs/adapters',
      link: 'Find your adapter',
    },
    {
      figure: String(facts.dependencies),
      title: 'dependencies',
      text: 'Install @trpc/server and @trpc/client, and no third package comes along. The validator is your choice.',
      to: '/docs/procedures',
      link: 'Choose a validator',
    },
    {
      figure: facts.requests === 1 ? '1 request' : `${facts.requests} requests`,
      title: `for ${facts.calls} calls`,
      text: 'Calls that are made together travel together. A page that starts ten queries waits for one answer.',
      to: '/docs/links/httpBatchLink',
      link: 'How batching works',
    },
  ];
}

/** Bytes as readers know them: whole bytes below 1,000, kB with one decimal above. */
export function formatSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** A case in which another tool serves better. */
export type Limit = {title: string; text: string; to: string; link: string};

export const limits: Limit[] = [
  {
    title: 'Your clients are written in other languages',
    text: 'The contract is a TypeScript type, and only TypeScript can read it. For Swift, Python or the public, take OpenAPI, gRPC or GraphQL.',
    to: '/docs/further-reading#how-it-differs-from-graphql-rest-and-grpc',
    link: 'How they differ',
  },
  {
    title: 'Old clients stay in use for years',
    text: 'The compiler compares the client with the router of today. It says nothing about the app that a shop approved last year.',
    to: '/docs/further-reading#how-it-differs-from-graphql-rest-and-grpc',
    link: 'What a schema gives you',
  },
  {
    title: 'Client and server can’t see each other’s types',
    text: 'In one repository it is an import. In two, you have to publish the router’s type as a package, and to keep its version in step.',
    to: '/docs/faq#is-a-monorepo-required',
    link: 'Is a monorepo required?',
  },
  {
    title: 'You can’t turn on strict mode',
    text: 'Without it, a required input becomes optional, and no error says so.',
    to: '/docs/faq#does-typescript-need-strict-mode',
    link: 'Why strict matters',
  },
  {
    title: 'You move files',
    text: 'Bodies are JSON. Uploads need a route of your own beside the router.',
    to: '/docs/file-uploads',
    link: 'Can I upload files?',
  },
];

/** An example of the toolkit's repository at 10.8.1. */
export type Starter = {name: string; folder: string; text: string};

export const starters: Starter[] = [
  {
    name: 'Next.js with Prisma',
    folder: 'next-prisma-starter',
    text: 'A database, hooks and tests in one project.',
  },
  {
    name: 'Next.js, minimal',
    folder: 'next-minimal-starter',
    text: 'The fewest files that make a page call a procedure.',
  },
  {name: 'WebSockets', folder: 'next-prisma-websockets-starter', text: 'Live updates over subscriptions.'},
  {name: 'Express', folder: 'express-server', text: 'A router as middleware of an Express app.'},
  {name: 'Fastify', folder: 'fastify-server', text: 'A router as a Fastify plugin, with subscriptions.'},
  {name: 'Standalone', folder: 'standalone-server', text: 'Node’s own HTTP server, nothing else.'},
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
  {name: 'Discord', href: 'https://trpc.io/discord', text: 'Ask, and answer others'},
  {name: 'GitHub', href: 'https://github.com/trpc/trpc', text: 'The source, its issues and discussions'},
  {name: 'Twitter', href: 'https://twitter.com/trpcio', text: 'News from the maintainers'},
  {name: 'Awesome collection', href: '/docs/awesome-trpc', text: 'Adapters, tools and starters by others'},
  {name: 'Public posts', href: '/docs/love', text: 'What people said, where they said it'},
  {name: 'Contributing', href: '/docs/contributing', text: 'How to work on the toolkit'},
];

/** Open-source projects that use the toolkit, as of January 2023. */
export const users: {name: string; href: string}[] = [
  {name: 'Cal.com', href: 'https://github.com/calcom/cal.com'},
  {name: 'SST', href: 'https://github.com/serverless-stack/sst'},
  {name: 'Beam', href: 'https://github.com/planetscale/beam'},
  {name: 'Rallly', href: 'https://github.com/lukevella/rallly'},
];
