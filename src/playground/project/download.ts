// A downloaded project starts with `npm install && npm start`. The server runs in Node. Components are shown in a page that Vite serves, and
// any other client runs in Node too.
import {strToU8, zipSync} from 'fflate';
import type {Packages} from '../../shared/playgroundPackages';
import {
  findUserHeaders,
  listServerPorts,
  startsServer,
  type PlaygroundFile,
  type PlaygroundProject,
} from '../../shared/programs';
import {selectEntries} from './selectEntries';

export type DownloadTexts = {
  /** Name of the package, and title of the page that shows the components: small letters, digits and hyphens, as in `trpc-quickstart`. */
  name: string;
  /** Title of README.md. */
  title: string;
  /** The rest of README.md. */
  instructions: string;
};

type Manifest = {
  name: string;
  private: true;
  type: 'module';
  engines: {node: string};
  scripts: {start: string; check: string};
  dependencies: Record<string, string>;
};

/** Parts of the platform that version 18 of Node doesn't have as globals, and version 20.3 does. */
const newGlobals = /\bnew File\(|\bAbortSignal\.any\(|(?<![.\w])crypto\./;

/** Returns the oldest version of Node that can run the download of a project. Vite needs a newer one than tRPC. */
export function getNodeVersion({files}: PlaygroundProject): string {
  return hasComponents(files) ? '20.19' : files.some(({code}) => newGlobals.test(code)) ? '20.3' : '18';
}

function hasComponents(files: readonly PlaygroundFile[]): boolean {
  return files.some(({path}) => path.endsWith('.tsx'));
}

/**
 * Returns the files of a project that runs on its own: those of the reader, and those that npm, TypeScript and Vite need.
 * @param packages the packages of the docs version, with the versions in its lock file
 */
export function createDownload(
  project: PlaygroundProject,
  packages: Packages,
  {name, title, instructions}: DownloadTexts,
): PlaygroundFile[] {
  const {files} = project;
  const showsComponents = hasComponents(files);
  const tools = showsComponents ? ['react', 'react-dom', 'vite', '@vitejs/plugin-react'] : [];
  const start = showsComponents
    ? createPageFiles(project, name)
    : [{path: 'start.ts', code: createNodeStart(project)}];
  const dependencies = listDependencies([...[...files, ...start].flatMap(listPackages), ...tools], packages);
  const generated: PlaygroundFile[] = [
    {
      path: 'package.json',
      code: stringify({
        name,
        private: true,
        type: 'module',
        engines: {node: `>=${getNodeVersion(project)}`},
        scripts: {start: 'tsx start.ts', check: 'tsc --noEmit'},
        dependencies,
      } satisfies Manifest),
    },
    {path: 'tsconfig.json', code: stringify(createTsconfig(showsComponents))},
    {path: 'README.md', code: `# ${title}\n\n${instructions}\n`},
    ...start,
  ];
  const paths = new Set(generated.map(({path}) => path));
  return [...files.filter(({path}) => !paths.has(path)), ...generated];
}

/** Packs files into a zip archive with one folder. The same files result in the same bytes. */
export function createZip(files: readonly PlaygroundFile[], folder: string): Uint8Array {
  const entries = files.map(({path, code}) => [
    `${folder}/${path}`,
    [strToU8(code), {mtime: '2000-01-01T12:00:00'}],
  ]);
  return zipSync(Object.fromEntries(entries), {level: 9});
}

/** Returns the packages that a project needs, with their versions. */
function listDependencies(names: readonly string[], packages: Packages): Record<string, string> {
  const dependencies = new Map<string, string>();
  // Iterating over a set also visits the elements that are added on the way.
  const wanted = new Set([...names, 'typescript', 'tsx', '@types/node']);
  for (const name of wanted) {
    const found = packages[name];
    if (found) {
      dependencies.set(name, found.version);
      found.peers?.forEach(peer => wanted.add(peer));
      wanted.add(`@types/${name.replace(/^@([^/]+)\//, '$1__')}`);
    }
  }
  return Object.fromEntries([...dependencies].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the names of the packages that a file imports, without modules of Node. */
function listPackages({code}: PlaygroundFile): string[] {
  const imports = code.matchAll(/\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+)\1/g);
  return Array.from(imports, ([, , specifier = '']) => specifier)
    .filter(specifier => !/^[./#]|^node:/.test(specifier))
    .map(specifier => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
}

function createTsconfig(showsComponents: boolean): object {
  return {
    compilerOptions: {
      strict: true,
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      esModuleInterop: true,
      resolveJsonModule: true,
      ...(showsComponents ? {jsx: 'react-jsx'} : {}),
      types: ['node'],
      skipLibCheck: true,
      noEmit: true,
    },
  };
}

/** Returns the file that runs the servers, and then the files that run in the page, in the same process. */
function createNodeStart(project: PlaygroundProject): string {
  const {files} = project;
  const server = createServerStart(project);
  const entries = selectEntries(project, files)
    .map(importFile)
    .filter(entry => !server.includes(entry));
  const isListening = [server, ...files.map(({code}) => code)].some(code => startsServer.test(code));
  // Code of the client can run after its import, for example in `then`, so the process must not end here.
  return `${server}${entries.join('')}${isListening ? "\nconsole.log('The server is still running. To stop it, press Ctrl+C.');\n" : ''}
export {};
`;
}

function importFile(path: string): string {
  return `await import('./${toModule(path)}');\n`;
}

/** Returns code that starts the servers. In the page, a router gets a server of its own if the project starts none. */
function createServerStart({files, sides, activeFile}: PlaygroundProject): string {
  const client = selectEntries({activeFile, sides}, files).at(-1);
  const servers = files.filter(({path, code}) => path !== client && startsServer.test(code));
  const imported = new Set([...(sides ? [sides.server] : []), ...servers.map(({path}) => path)]);
  const imports = Array.from(imported, importFile).join('');
  const router = files.find(({code}) => /^export (?:const|\{[^}]*\b)\s*appRouter\b/m.test(code));
  const hasRequests = hasComponents(files) || files.some(({code}) => code.includes('http://localhost:3000'));
  if (files.some(({code}) => startsServer.test(code)) || !hasRequests || !router) {
    return imports;
  }
  const context = files.find(({code}) => /^export (?:async )?(?:const|function) createContext\b/m.test(code));
  return `import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { appRouter } from './${toModule(router.path)}';
${context ? `import { createContext } from './${toModule(context.path)}';\n` : ''}
// The types of the options depend on the context, which this file doesn't know.
createHTTPServer({ router: appRouter, ${context ? 'createContext' : 'createContext: () => ({})'} } as never).listen(3000);
`;
}

/** The functions that create React hooks, with the packages of everything that `main.tsx` needs to provide them. */
const hookFactories = [
  {name: 'createTRPCReact', hooks: '@trpc/react-query', query: '@tanstack/react-query', link: '@trpc/client'},
  {
    name: 'createReactQueryHooks',
    hooks: '@trpc/react',
    query: 'react-query',
    link: '@trpc/client/links/httpBatchLink',
  },
] as const;

/** Returns the function with which a project creates React hooks, unless the shown file adds the providers itself. */
function findHookFactory(
  {files}: PlaygroundProject,
  shown: string,
): (typeof hookFactories)[number] | undefined {
  const code = files.find(({path}) => path === shown)?.code ?? '';
  return code.includes('.Provider')
    ? undefined
    : hookFactories.find(({name, hooks}) =>
        files.some(file => file.code.includes(`${name}<`) && listPackages(file).includes(hooks)),
      );
}

/** Returns the file whose components are shown in the page. */
function findShownFile(project: PlaygroundProject): string {
  const paths = [...selectEntries(project, project.files).reverse(), ...project.files.map(({path}) => path)];
  return paths.find(path => path.endsWith('.tsx')) ?? '';
}

/** Returns the address of the server: the one that a client of the project has, or the one that follows from the server's port. */
function findServerUrl({files}: PlaygroundProject): string {
  const code = files.map(file => file.code).join('\n');
  const [port] = listServerPorts(code);
  // If the project starts no server, `start.ts` does it.
  return port === undefined
    ? 'http://localhost:3000'
    : (/http:\/\/localhost:\d+[\w/-]*/.exec(code)?.[0] ?? `http://localhost:${port}`);
}

/** Renders the headers of the link. The link of version 9 has none. */
function renderHeaders({files}: PlaygroundProject): string {
  const {authorization} = findUserHeaders(files);
  return authorization === undefined ? '' : `, headers: { authorization: '${authorization}' }`;
}

/** Returns the file that renders the component of a project. As in the page, hooks get the providers that they need. */
function createMain(project: PlaygroundProject): string {
  const shown = findShownFile(project);
  const factory = findHookFactory(project, shown);
  const imports = factory
    ? `import { QueryClient, QueryClientProvider } from '${factory.query}';
import { httpBatchLink } from '${factory.link}';
import { ${factory.name} } from '${factory.hooks}';
`
    : '';
  const setUp = factory
    ? `
// The component finds these providers, because all hooks use the same React context. Their types depend on the router.
const hooks = ${factory.name}<any>() as any;
const queryClient = new QueryClient();
const trpcClient = hooks.createClient({
  links: [httpBatchLink({ url: '${findServerUrl(project)}'${renderHeaders(project)} })],
});
`
    : '';
  const element = factory
    ? `
    <hooks.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{createElement(component as ComponentType)}</QueryClientProvider>
    </hooks.Provider>,
  `
    : 'createElement(component as ComponentType)';
  return `import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
${imports}import * as client from './${toModule(shown)}';
${setUp}
// The component to show is the default export or the first exported component.
const components = Object.entries(client).filter(([name]) => /^(?:default$|[A-Z])/.test(name));
const [, component] = components.find(([name]) => name === 'default') ?? components[0] ?? [];
const root = document.getElementById('root');
if (root && component) {
  createRoot(root).render(${element});
}
`;
}

/** Returns the files that show the components of a project in a page. */
function createPageFiles(project: PlaygroundProject, name: string): PlaygroundFile[] {
  return [
    {
      path: 'index.html',
      code: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${name}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.tsx"></script>
  </body>
</html>
`,
    },
    {path: 'main.tsx', code: createMain(project)},
    {
      path: 'start.ts',
      code: `import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

// The page has another port than the server of the project, so the server has to allow its requests.
const emit = Server.prototype.emit;
Server.prototype.emit = function (event: string, ...values: unknown[]) {
  const [request, response] = values as [IncomingMessage, ServerResponse];
  if (event === 'request') {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') {
      response.end();
      return true;
    }
  }
  return Reflect.apply(emit, this, [event, ...values]);
};

${createServerStart(project)}
const vite = await createServer({ configFile: false, plugins: [react()] });
await vite.listen();
vite.printUrls();
`,
    },
  ];
}

function toModule(path: string): string {
  return path.replace(/\.tsx?$/, '');
}

function stringify(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
