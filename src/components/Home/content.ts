/** A reason to use the toolkit, and the page that shows it. */
export type Reason = {title: string; text: string; to: string; link: string};

export const reasons: Reason[] = [
  {
    title: 'Nothing to generate',
    text: 'The contract is the type of your router. There is no schema file, no generator to run, and nothing that can be out of date.',
    to: '/docs/router',
    link: 'Define a router',
  },
  {
    title: 'Inputs are checked twice',
    text: 'The compiler checks your own callers, a validator checks what arrives. Use zod, yup, superstruct or a function.',
    to: '/docs/procedures',
    link: 'Validate inputs',
  },
  {
    title: 'Few requests',
    text: 'Calls that are made together travel together: a page with ten queries sends one request.',
    to: '/docs/links/httpBatchLink',
    link: 'How batching works',
  },
  {
    title: 'Small by construction',
    text: '@trpc/server has no dependencies. Of your server, the client imports a type, and a type weighs nothing.',
    to: '/docs',
    link: 'What is in which package',
  },
  {
    title: 'Your framework, your host',
    text: 'Hooks for React, a set-up for Next.js, a plain client for all else. Adapters for Node, Express, Fastify, Lambda and the Fetch API.',
    to: '/docs/adapters',
    link: 'See the adapters',
  },
  {
    title: 'Errors have types too',
    text: 'Throw a code on the server. The client reads the same code, with the fields that your error formatter added.',
    to: '/docs/error-handling',
    link: 'Handle errors',
  },
];

/** A case in which another tool serves better. */
export type Limit = {title: string; text: string; to: string; link: string};

export const limits: Limit[] = [
  {
    title: 'Your clients are written in other languages',
    text: 'The contract is a TypeScript type, and only TypeScript can read it. For a public API, OpenAPI or GraphQL serve better.',
    to: '/docs/awesome-trpc',
    link: 'Projects that add OpenAPI',
  },
  {
    title: 'Old clients stay in use for years',
    text: 'The compiler compares the client with the router of today. It says nothing about an app that was shipped last year.',
    to: '/docs/faq',
    link: 'Questions and answers',
  },
  {
    title: 'Your project doesn’t use strict mode',
    text: 'Without strict, inputs lose their types silently. Turn it on first.',
    to: '/docs/quickstart',
    link: 'A tsconfig that works',
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
