import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Start here',
      collapsed: false,
      link: {type: 'doc', id: 'start/index'},
      items: [
        'start/router',
        'start/validation',
        'start/context',
        'start/session',
        'start/authorization',
        'start/errors',
        'start/react',
        'start/subscriptions',
        'start/tests',
        'start/deployment',
      ],
    },
    {
      type: 'category',
      label: 'tRPC',
      collapsed: false,
      items: [
        'main/introduction',
        'main/quickstart',
        'main/awesome-trpc',
        'main/example-apps',
        'main/contributing',
        'main/love',
        'main/sponsors',
      ],
    },
    {
      type: 'category',
      label: '@trpc/server',
      link: {
        type: 'generated-index',
        title: '@trpc/server',
        slug: '/server',
        description:
          'Define routers and procedures, create a context, check permissions, and serve your API. For subscriptions over WebSocket, see Extra information.',
        keywords: ['server', 'backend', 'api', '@trpc/server'],
      },
      items: [
        'server/router',
        'server/procedures',
        'server/merging-routers',
        'server/context',
        'server/api-handler',
        'server/middlewares',
        'server/server-side-calls',
        'server/authorization',
        'server/output-validation',
        'server/infer-types',
        'server/error-handling',
        'server/error-formatting',
        'server/data-transformers',
        'server/metadata',
        'server/caching',
        {
          type: 'category',
          label: 'Adapters',
          link: {
            type: 'generated-index',
            title: 'Adapters',
            slug: '/adapters',
            description:
              'Serve a router on a host such as AWS Lambda, Express, Fastify or any runtime with the Fetch API. The package also has adapters for standalone Node.js, Next.js and WebSocket.',
            keywords: ['adapter', 'express', 'fastify', 'lambda', 'fetch', 'standalone', 'node', 'websocket'],
          },
          items: [
            'server/adapter/aws-lambda',
            'server/adapter/express',
            'server/adapter/fastify',
            'server/adapter/fetch',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: '@trpc/client',
      link: {
        type: 'generated-index',
        title: '@trpc/client',
        slug: '/client',
        description:
          'Call procedures from any TypeScript program, and configure how calls are sent, with batching, headers, cookies or WebSockets.',
        keywords: ['client', 'vanilla', '@trpc/client'],
      },
      items: [
        'client/vanilla',
        'client/aborting-procedure-calls',
        {
          type: 'category',
          label: 'Links',
          link: {type: 'doc', id: 'client/links/links'},
          items: [
            'client/links/httpLink',
            'client/links/httpBatchLink',
            'client/links/wsLink',
            'client/links/splitLink',
            'client/links/loggerLink',
          ],
        },
        'client/header',
        'client/cors',
      ],
    },
    {
      type: 'category',
      label: '@trpc/react-query',
      link: {
        type: 'generated-index',
        title: '@trpc/react-query',
        slug: '/react-query',
        description:
          'Read, write, paginate and invalidate data with typed hooks based on React Query 4. The experimental hooks for Suspense have a page outside this list.',
        keywords: ['react', 'react query', 'tanstack', 'hooks', '@trpc/react-query'],
      },
      items: [
        'reactjs/introduction',
        'reactjs/useQuery',
        'reactjs/useMutation',
        'reactjs/useInfiniteQuery',
        'reactjs/useContext',
        'reactjs/useQueries',
      ],
    },
    {
      type: 'category',
      label: '@trpc/next',
      link: {
        type: 'generated-index',
        title: '@trpc/next',
        slug: '/next',
        description:
          'Serve and call procedures in one Next.js project, and render their data on the server or in generated static pages.',
        keywords: ['next', 'nextjs', 'next.js', 'vercel', '@trpc/next'],
      },
      items: [
        'nextjs/introduction',
        'nextjs/ssr',
        'nextjs/ssg',
        'nextjs/ssg-helpers',
        'nextjs/starter-projects',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      link: {
        type: 'generated-index',
        title: 'Guides',
        slug: '/guides',
        description:
          'Test your procedures, share types in a monorepo, keep the editor fast, run tRPC in production and accept file uploads.',
        keywords: ['guides', 'how to', 'testing', 'monorepo', 'production', 'upload'],
      },
      items: [
        'guides/testing',
        'guides/monorepos',
        'guides/typescript-errors',
        'guides/production',
        'guides/file-uploads',
      ],
    },
    {
      type: 'category',
      label: 'Extra information',
      link: {
        type: 'generated-index',
        title: 'Extra information',
        slug: '/extra',
        description:
          'How calls are sent over HTTP, subscriptions over WebSocket, answers to common questions, and further reading.',
        keywords: ['protocol', 'http', 'websocket', 'faq', 'questions'],
      },
      items: ['further/rpc', 'further/subscriptions', 'further/further-reading', 'further/faq'],
    },
    {
      type: 'category',
      label: 'Reference',
      link: {type: 'doc', id: 'reference/index'},
      items: [
        'reference/errors',
        'reference/not-in-10-8-1',
        'reference/server',
        'reference/client',
        'reference/react-query',
        'reference/next',
      ],
    },
    'migration/migrate-from-v9-to-v10',
  ],
};

export default sidebars;
