import {translate} from '@docusaurus/Translate';
import {latestVersion} from '@site/src/shared/docsVersions';
import type {PackageFacts} from '@site/src/shared/packageFacts';

/** A reason to use tRPC, with a measured figure and a link to a page with details. */
export type Reason = {figure: string; title: string; text: string; to: string; link: string};

/** Returns the reasons to use tRPC, each with a figure that the build measured. */
export function createReasons(facts: PackageFacts): Reason[] {
  return [
    {
      figure: String(facts.commands),
      title: translate({id: 'site.home.reasons.buildSteps.title', message: 'build steps for your types'}),
      text: translate({
        id: 'site.home.reasons.buildSteps.text',
        message:
          'The type of your router describes your whole API. There’s no schema to write, no generated file that goes out of date, and no command to run after a change.',
      }),
      to: '/docs/router',
      link: translate({id: 'site.home.reasons.buildSteps.link', message: 'Define a router'}),
    },
    {
      figure: formatSize(facts.typeSize),
      title: translate({id: 'site.home.reasons.types.title', message: 'for the types of your server'}),
      text: translate({
        id: 'site.home.reasons.types.text',
        message:
          'The client only imports a type, which TypeScript removes when it compiles. Your bundle is the same size with it and without it.',
      }),
      to: '/docs/faq#does-the-servers-code-end-up-in-the-clients-bundle',
      link: translate({id: 'site.home.reasons.types.link', message: 'What ends up in the bundle'}),
    },
    {
      figure: formatSize(facts.clientSize),
      title: translate({id: 'site.home.reasons.client.title', message: 'for the client'}),
      text: translate({
        id: 'site.home.reasons.client.text',
        message:
          'This is everything a browser downloads to make typed calls, including the code that batches them.',
      }),
      to: '/docs/vanilla',
      link: translate({id: 'site.home.reasons.client.link', message: 'Use the client'}),
    },
    {
      figure: formatSize(facts.serverSize),
      title: translate({id: 'site.home.reasons.server.title', message: 'for the server'}),
      text: translate({
        id: 'site.home.reasons.server.text',
        message: 'This is a router with the fetch adapter, which is small enough for edge functions.',
      }),
      to: '/docs/adapters',
      link: translate({id: 'site.home.reasons.server.link', message: 'Find your adapter'}),
    },
    {
      figure: String(facts.dependencies),
      title: translate({id: 'site.home.reasons.dependencies.title', message: 'dependencies'}),
      text: translate({
        id: 'site.home.reasons.dependencies.text',
        message:
          'The packages @trpc/server and @trpc/client don’t install anything else. You choose the validation library yourself.',
      }),
      to: '/docs/procedures',
      link: translate({id: 'site.home.reasons.dependencies.link', message: 'Choose a validator'}),
    },
    {
      figure:
        facts.requests === 1
          ? translate({id: 'site.home.reasons.batching.figure.one', message: '1 request'})
          : translate(
              {id: 'site.home.reasons.batching.figure.many', message: '{count} requests'},
              {count: String(facts.requests)},
            ),
      title: translate(
        {id: 'site.home.reasons.batching.title', message: 'for {count} calls'},
        {count: String(facts.calls)},
      ),
      text: translate({
        id: 'site.home.reasons.batching.text',
        message:
          'Calls that start at the same time share one HTTP request. You can turn this off for a single call or for the whole client.',
      }),
      to: '/docs/links/httpBatchLink',
      link: translate({id: 'site.home.reasons.batching.link', message: 'How batching works'}),
    },
  ];
}

const examplesUrl = `https://github.com/trpc/trpc/tree/v${latestVersion.packageVersion}/examples`;

/** A card that links to a page or to another site. `folder` is the folder of an example in the tRPC repository. */
export type Card = {name: string; to: string; text: string; folder?: string};

/** Returns the tools and tasks that visitors probably look for, with the pages that show how they work with tRPC. */
export function createTopics(): Card[] {
  return [
    {
      name: translate({id: 'site.home.topics.react.name', message: 'React and TanStack Query'}),
      to: '/docs/react',
      text: translate({
        id: 'site.home.topics.react.text',
        message:
          'Every procedure is a hook, with the caching, loading states and optimistic updates of TanStack Query 4.',
      }),
    },
    {
      name: 'Next.js',
      to: '/docs/nextjs',
      text: translate({
        id: 'site.home.topics.nextjs.text',
        message:
          'Keep API and pages in one project, and render pages on the server with data that’s already there.',
      }),
    },
    {
      name: translate({id: 'site.home.topics.auth.name', message: 'Authentication'}),
      to: '/docs/authorization',
      text: translate({
        id: 'site.home.topics.auth.text',
        message:
          'Read the session once. Protected procedures then know that there is a user, and so does TypeScript.',
      }),
    },
    {
      name: 'Express, Fastify, Lambda, fetch',
      to: '/docs/adapters',
      text: translate({
        id: 'site.home.topics.adapters.text',
        message: 'Add tRPC to the server you already have. One router works with every adapter.',
      }),
    },
    {
      name: 'Zod, Yup, Superstruct',
      to: '/docs/procedures',
      text: translate({
        id: 'site.home.topics.validators.text',
        message: 'Check every input at run time with the validator you like. The types follow from it.',
      }),
    },
    {
      name: translate({id: 'site.home.topics.testing.name', message: 'Testing'}),
      to: '/docs/testing',
      text: translate({
        id: 'site.home.topics.testing.text',
        message:
          'Call procedures like functions in Vitest or Jest, without a server and without mocking HTTP.',
      }),
    },
  ];
}

/** Formats a number of bytes. Sizes of 1,000 bytes or more are given in kB (1,000 bytes) with one decimal place. */
export function formatSize(bytes: number): string {
  return bytes < 1000
    ? translate({id: 'site.home.bytes', message: '{count} bytes'}, {count: String(bytes)})
    : translate({id: 'site.home.kilobytes', message: '{count} kB'}, {count: (bytes / 1000).toFixed(1)});
}

/** A case in which another tool is a better choice. */
export type Limit = {title: string; text: string; to: string; link: string};

/** Returns the cases in which another tool is a better choice. */
export function createLimits(): Limit[] {
  return [
    {
      title: translate({
        id: 'site.home.limits.languages.title',
        message: 'Parts of your app use other languages',
      }),
      text: translate({
        id: 'site.home.limits.languages.text',
        message:
          'Servers are written in TypeScript, and only TypeScript can read their types. For other languages or a public API, use OpenAPI, gRPC or GraphQL.',
      }),
      to: '/docs/further-reading#how-it-differs-from-graphql-rest-and-grpc',
      link: translate({id: 'site.home.limits.languages.link', message: 'Compare the options'}),
    },
    {
      title: translate({
        id: 'site.home.limits.oldClients.title',
        message: 'Old clients stay in use for years',
      }),
      text: translate({
        id: 'site.home.limits.oldClients.text',
        message:
          'TypeScript compares your client with today’s server. It can’t warn you about a mobile app that people installed last year.',
      }),
      to: '/docs/further-reading#how-it-differs-from-graphql-rest-and-grpc',
      link: translate({id: 'site.home.limits.oldClients.link', message: 'What a schema gives you'}),
    },
    {
      title: translate({
        id: 'site.home.limits.repositories.title',
        message: 'Client and server live in separate repositories',
      }),
      text: translate({
        id: 'site.home.limits.repositories.text',
        message:
          'In one repository, the client simply imports the type of the router. With two, you have to publish that type as a package and keep it up to date.',
      }),
      to: '/docs/faq#is-a-monorepo-required',
      link: translate({id: 'site.home.limits.repositories.link', message: 'Do I need a monorepo?'}),
    },
    {
      title: translate({id: 'site.home.limits.strict.title', message: 'You can’t turn on strict mode'}),
      text: translate({
        id: 'site.home.limits.strict.text',
        message:
          'Without strict mode, TypeScript can’t infer the types of a router correctly, and creating a client fails with an error.',
      }),
      to: '/docs/faq#does-typescript-need-strict-mode',
      link: translate({id: 'site.home.limits.strict.link', message: 'Why strict mode matters'}),
    },
    {
      title: translate({id: 'site.home.limits.files.title', message: 'Your API mainly handles files'}),
      text: translate({
        id: 'site.home.limits.files.text',
        message:
          'tRPC 10 sends JSON. For uploads, add an ordinary route next to your router, or use signed URLs.',
      }),
      to: '/docs/file-uploads',
      link: translate({id: 'site.home.limits.files.link', message: 'How to upload files'}),
    },
  ];
}

/** Returns example projects that visitors can start from. */
export function createStarters(): Card[] {
  const starters = [
    {
      name: translate({id: 'site.home.starters.prisma.name', message: 'Next.js with Prisma'}),
      folder: 'next-prisma-starter',
      text: translate({
        id: 'site.home.starters.prisma.text',
        message: 'A database, React hooks and tests in one project.',
      }),
    },
    {
      name: translate({id: 'site.home.starters.minimal.name', message: 'Next.js, minimal'}),
      folder: 'next-minimal-starter',
      text: translate({
        id: 'site.home.starters.minimal.text',
        message: 'The smallest Next.js app with a typed call.',
      }),
    },
    {
      name: 'WebSockets',
      folder: 'next-prisma-websockets-starter',
      text: translate({
        id: 'site.home.starters.websockets.text',
        message: 'Live updates over subscriptions.',
      }),
    },
    {
      name: 'Express',
      folder: 'express-server',
      text: translate({
        id: 'site.home.starters.express.text',
        message: 'A router as a middleware of an Express app.',
      }),
    },
    {
      name: 'Fastify',
      folder: 'fastify-server',
      text: translate({
        id: 'site.home.starters.fastify.text',
        message: 'A router as a Fastify plugin, with subscriptions.',
      }),
    },
    {
      name: translate({id: 'site.home.starters.standalone.name', message: 'Standalone'}),
      folder: 'standalone-server',
      text: translate({
        id: 'site.home.starters.standalone.text',
        message: 'Node’s own HTTP server and nothing else.',
      }),
    },
  ];
  return starters.map(starter => ({...starter, to: `${examplesUrl}/${starter.folder}`}));
}

/** The organisations that sponsored tRPC in January 2023, by tier. */
export const sponsors: {tier: 'gold' | 'silver' | 'bronze'; names: {name: string; href: string}[]}[] = [
  {
    tier: 'gold',
    names: [
      {name: 'Cal.com', href: 'https://cal.com'},
      {name: 'Render', href: 'https://render.com'},
    ],
  },
  {
    tier: 'silver',
    names: [
      {name: 'Flightcontrol', href: 'https://flightcontrol.dev'},
      {name: 'Ping.gg', href: 'https://ping.gg'},
      {name: 'Prisma', href: 'https://www.prisma.io'},
    ],
  },
  {
    tier: 'bronze',
    names: [
      {name: 'Newfront', href: 'https://www.newfront.com'},
      {name: 'Echobind', href: 'https://echobind.com'},
      {name: 'Snaplet', href: 'https://snaplet.dev'},
      {name: 'Interval', href: 'https://interval.com'},
      {name: 'Flylance', href: 'https://flylance.com'},
    ],
  },
];

/** Returns the places where the community meets or shows its work. */
export function createPlaces(): Card[] {
  return [
    {
      name: 'Discord',
      to: 'https://trpc.io/discord',
      text: translate({id: 'site.home.places.discord.text', message: 'Ask questions and help others'}),
    },
    {
      name: 'GitHub',
      to: 'https://github.com/trpc/trpc',
      text: translate({id: 'site.home.places.github.text', message: 'Source code, issues and discussions'}),
    },
    {
      name: 'Twitter',
      to: 'https://twitter.com/trpcio',
      text: translate({id: 'site.home.places.twitter.text', message: 'News from the maintainers'}),
    },
    {
      name: translate({id: 'site.home.places.awesome.name', message: 'Awesome collection'}),
      to: '/docs/awesome-trpc',
      text: translate({
        id: 'site.home.places.awesome.text',
        message: 'Adapters, tools and starters from the community',
      }),
    },
    {
      name: translate({id: 'site.home.places.posts.name', message: 'Public posts'}),
      to: '/docs/love',
      text: translate({id: 'site.home.places.posts.text', message: 'What developers said about tRPC'}),
    },
    {
      name: translate({id: 'site.home.places.contributing.name', message: 'Contributing'}),
      to: '/docs/contributing',
      text: translate({id: 'site.home.places.contributing.text', message: 'How to work on tRPC itself'}),
    },
  ];
}

/** Open-source projects that used tRPC in January 2023. Cal.com is one of them too, but it's already in the list of sponsors. */
export const users: {name: string; href: string}[] = [
  {name: 'SST', href: 'https://github.com/serverless-stack/sst'},
  {name: 'Beam', href: 'https://github.com/planetscale/beam'},
  {name: 'Rallly', href: 'https://github.com/lukevella/rallly'},
];
