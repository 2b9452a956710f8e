// Measures how long TypeScript takes to check routers of different sizes and structures, for docs/guides/typescript-errors.md.
//   npm run bench:typescript                               all variants, with the site's TypeScript
//   npm run bench:typescript -- --only inline,flat --sizes 50,200
//   npm run bench:typescript -- --tsc ../typescript-7/bin/tsc --runs 5
//   npm run bench:typescript -- --processor-time           processor time, for busy machines (not with TypeScript 7)
//   npm run bench:typescript -- --editor                   completions and errors in an editor
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {currentVersion} from '../../src/shared/docsVersions';
import {measureEditor} from './typescriptEditor';

const repository = path.resolve(import.meta.dirname, '../..');
const proceduresPerRouter = 10;

/** A kind of generated project. Each property is a difference from the first variant, `inline`. */
type Variant = {
  /**
   * `nested` has a router in a separate file for every ten procedures. `flat` has a single router with all procedures. `merged` combines
   * routers of ten procedures with `mergeRouters`.
   */
  layout?: 'nested' | 'flat' | 'merged';
  input?: 'inline' | 'simple' | 'shared' | 'extended' | 'none';
  /** Whether procedures have an output schema or a declared result type. By default, they have neither. */
  output?: 'schema' | 'declared';
  client?: 'none' | 'vanilla' | 'react' | 'next';
  /** Number of procedures that the client calls. */
  calls?: number;
  middlewares?: number;
  /** Whether the client imports types from the server's source code or from its declaration files. */
  reads?: 'source' | 'declarations';
  skipLibCheck?: boolean;
};

export const variants = {
  inline: {},
  server: {client: 'none'},
  none: {input: 'none'},
  simple: {input: 'simple'},
  shared: {input: 'shared'},
  extended: {input: 'extended'},
  'output-schema': {output: 'schema'},
  'output-declared': {output: 'declared'},
  middlewares: {middlewares: 5},
  flat: {layout: 'flat'},
  merged: {layout: 'merged'},
  'every-call': {calls: Infinity},
  react: {client: 'react'},
  'react-every-call': {client: 'react', calls: Infinity},
  next: {client: 'next'},
  declarations: {reads: 'declarations'},
  'react-declarations': {client: 'react', reads: 'declarations'},
  'check-libraries': {skipLibCheck: false},
} satisfies Record<string, Variant>;

export type Measures = {
  /** Check time in seconds. */
  check: number;
  /** Total time in seconds. */
  total: number;
  instantiations: number;
  types: number;
  /** Memory in MB. */
  memory: number;
};

/** Writes a project with `count` procedures to a new folder, and returns the path of that folder. */
export function generateProject(count: number, variant: Variant): string {
  const folder = mkdtempSync(path.join(createParentFolder(), `${count}-`));
  symlinkSync(
    path.join(repository, currentVersion.samples, 'node_modules'),
    path.join(folder, 'node_modules'),
    'dir',
  );
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  write('tsconfig.json', createConfig(variant));
  write('server/trpc.ts', createTrpcFile(variant));
  write('server/schemas.ts', createSharedSchemas());
  const names = Array.from(
    {length: Math.ceil(count / proceduresPerRouter)},
    (_, index) => `project${index + 1}`,
  );
  for (const [index, name] of names.entries()) {
    const procedures = Array.from(
      {length: Math.min(proceduresPerRouter, count - index * proceduresPerRouter)},
      (_, position) => createProcedure(index, position, variant),
    );
    if (variant.layout !== 'flat') {
      write(`server/routers/${name}.ts`, createRouterFile(`${name}Router`, procedures, variant));
    }
  }
  if (variant.layout === 'flat') {
    const all = Array.from({length: count}, (_, index) =>
      createProcedure(Math.floor(index / proceduresPerRouter), index % proceduresPerRouter, variant),
    );
    write(
      'server/app.ts',
      `${createRouterFile('appRouter', all, variant, './')}export type AppRouter = typeof appRouter;\n`,
    );
  } else {
    write('server/app.ts', createAppRouter(names, variant));
  }
  if (variant.client !== 'none') {
    write(
      variant.client === 'react' || variant.client === 'next' ? 'client/app.tsx' : 'client/app.ts',
      createClient(count, variant),
    );
  }
  return folder;
}

function createParentFolder(): string {
  const parent = path.join(repository, '.cache/typescript-speed');
  mkdirSync(parent, {recursive: true});
  return parent;
}

function createConfig(variant: Variant): string {
  return JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      lib: ['es2022', 'dom'],
      types: [],
      skipLibCheck: variant.skipLibCheck ?? true,
      noEmit: true,
    },
    include: ['server', 'client'],
  });
}

function createTrpcFile({middlewares = 1}: Variant): string {
  const chain = Array.from(
    {length: middlewares},
    (_, index) =>
      `export const procedure${index + 1} = ${index === 0 ? 't.procedure' : `procedure${index}`}.use(({ ctx, next }) => next({ ctx: { ...ctx, step${index + 1}: ${index + 1} } }));`,
  );
  return `import { initTRPC } from '@trpc/server';

export const t = initTRPC.context<{ user: { id: string; name: string } }>().create();
${chain.join('\n')}
export const procedure = procedure${middlewares};
`;
}

function createSharedSchemas(): string {
  return `import { z } from 'zod';

export const taskInput = z.object({
  id: z.string().uuid(),
  title: z.string().trim().min(1).max(100),
  done: z.boolean().optional(),
  labels: z.array(z.string()).max(10),
});
export interface TaskResult { id: string; title: string; done: boolean; labels: string[]; owner: string }
`;
}

function createProcedure(router: number, position: number, variant: Variant): string {
  // Every name is different, so that all schemas have different types.
  const key = `${router + 1}x${position + 1}`;
  const name = `procedure${position + 1}`;
  const kind = position % 2 === 0 ? 'query' : 'mutation';
  const inputs = {
    none: '',
    simple: `.input(z.object({ id${key}: z.string() }))`,
    shared: '.input(taskInput)',
    extended: `.input(taskInput.omit({ done: true }).extend({ note${key}: z.string() }).partial({ labels: true }))`,
    inline: `.input(z.object({ id: z.string().uuid(), title${key}: z.string().trim().min(1).max(100), done: z.boolean().optional(), labels: z.array(z.string()).max(10) }))`,
  };
  const input = inputs[variant.input ?? 'inline'];
  const output =
    variant.output === 'schema'
      ? `.output(z.object({ id: z.string(), title${key}: z.string(), done: z.boolean(), labels: z.array(z.string()), owner: z.string() }))`
      : '';
  const result = `{ id: 't1', title${variant.output === 'declared' ? '' : key}: 'Task ${key}', done: false, labels: ['a'], owner: ctx.user.name }`;
  const declared = variant.output === 'declared' ? ': TaskResult' : '';
  return `  ${name}: procedure${input}${output}.${kind}(({ ctx })${declared} => (${result})),`;
}

function createRouterFile(name: string, procedures: readonly string[], variant: Variant, up = '../'): string {
  return `import { z } from 'zod';
import { taskInput, type TaskResult } from '${up}schemas';
import { procedure, t } from '${up}trpc';

export const used: [TaskResult?, typeof taskInput?, typeof z?] = [];
export const ${name} = t.router({
${(variant.layout === 'merged'
  ? procedures.map(text => text.replace(/^ {2}procedure/, `  ${name}Procedure`))
  : procedures
)
  .map((text, index) =>
    variant.layout === 'flat'
      ? text.replace(
          /^ {2}procedure\d+/,
          `  project${Math.floor(index / proceduresPerRouter) + 1}Procedure${(index % proceduresPerRouter) + 1}`,
        )
      : text,
  )
  .join('\n')}
});
`;
}

function createAppRouter(names: readonly string[], variant: Variant): string {
  const imports = names.map(name => `import { ${name}Router } from './routers/${name}';`).join('\n');
  const body =
    variant.layout === 'merged'
      ? mergeInGroups(names.map(name => `${name}Router`))
      : `t.router({\n${names.map(name => `  ${name}: ${name}Router,`).join('\n')}\n})`;
  return `import { t } from './trpc';
${imports}

export const appRouter = ${body};
export type AppRouter = typeof appRouter;
`;
}

/** Renders nested calls of `mergeRouters`, which accepts at most 20 routers in tRPC 10.8.1. */
function mergeInGroups(routers: readonly string[]): string {
  const groups = Array.from(
    {length: Math.ceil(routers.length / 20)},
    (_, index) => `t.mergeRouters(${routers.slice(index * 20, index * 20 + 20).join(', ')})`,
  );
  return groups.length === 1 ? (groups[0] ?? '') : mergeInGroups(groups);
}

function createClient(count: number, variant: Variant): string {
  const {client = 'vanilla', calls = 1, layout = 'nested', reads = 'source'} = variant;
  const app = reads === 'declarations' ? '../declarations/app' : '../server/app';
  const paths = Array.from({length: Math.min(count, calls)}, (_, index) => {
    const router = `project${Math.floor(index / proceduresPerRouter) + 1}`;
    const position = (index % proceduresPerRouter) + 1;
    const names = {
      nested: `${router}.procedure${position}`,
      flat: `${router}Procedure${position}`,
      merged: `${router}RouterProcedure${position}`,
    };
    return {
      name: names[layout],
      isQuery: position % 2 === 1,
      key: `${Math.floor(index / proceduresPerRouter) + 1}x${position}`,
    };
  });
  const inputs = {
    none: () => '',
    simple: (key: string) => `{ id${key}: 't1' }`,
    shared: () => `{ id: 't1', title: 'a', labels: [] }`,
    extended: (key: string) => `{ id: 't1', title: 'a', note${key}: 'b' }`,
    inline: (key: string) => `{ id: 't1', title${key}: 'a', labels: [] }`,
  };
  const input = inputs[variant.input ?? 'inline'];
  if (client === 'vanilla') {
    return `import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from '${app}';

export const client = createTRPCProxyClient<AppRouter>({ links: [httpBatchLink({ url: '/trpc' })] });
${paths
  .map(
    ({name, isQuery, key}, index) =>
      `export const result${index} = await client.${name}.${isQuery ? 'query' : 'mutate'}(${input(key)});`,
  )
  .join('\n')}
export const owner: string = result0.owner;
`;
  }
  const create =
    client === 'react'
      ? `import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '${app}';

export const trpc = createTRPCReact<AppRouter>();`
      : `import { httpBatchLink } from '@trpc/client';
import { createTRPCNext } from '@trpc/next';
import type { AppRouter } from '${app}';

export const trpc = createTRPCNext<AppRouter>({ config: () => ({ links: [httpBatchLink({ url: '/api/trpc' })] }) });`;
  return `${create}

${paths
  .map(
    ({name, isQuery, key}, index) => `export function useCall${index}() {
  return trpc.${name}.${isQuery ? `useQuery(${input(key)})` : 'useMutation()'};
}`,
  )
  .join('\n')}
export const useOwner = (): string | undefined => useCall0().data?.owner;
`;
}

/**
 * Code that makes a compiler report processor time instead of elapsed time. Other programs on the machine hardly affect processor time.
 * The code only works with compilers that are written in JavaScript.
 */
const processorTimePatch =
  'performance.now = () => { const {user, system} = process.cpuUsage(); return (user + system) / 1000; };';

/** Returns the command that runs the compiler at the path `tsc`, and the command's first arguments. */
function createCommand(tsc: string, usesProcessorTime = false): [string, string[]] {
  const patchArguments = [
    '--single-threaded',
    '--import',
    `data:text/javascript,${encodeURIComponent(processorTimePatch)}`,
  ];
  return [process.execPath, [...(usesProcessorTime ? patchArguments : []), tsc]];
}

/** Emits declaration files for the server, and excludes the server's source code from the project. */
function emitDeclarations(folder: string, tsc: string): void {
  const [command, args] = createCommand(tsc);
  const config = path.join(folder, 'tsconfig.declarations.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: 'server',
        outDir: 'declarations',
      },
      include: ['server'],
    }),
  );
  execFileSync(command, [...args, '-p', config], {stdio: 'inherit'});
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({...(JSON.parse(createConfig({})) as object), include: ['client']}),
  );
}

/** Type-checks a project `runs` times. Returns the shortest times and the least memory. All runs have the same counts. */
export function measureProject(
  folder: string,
  {tsc, runs, usesProcessorTime = false}: {tsc: string; runs: number; usesProcessorTime?: boolean},
): Measures {
  const [command, args] = createCommand(tsc, usesProcessorTime);
  const measured = Array.from({length: runs}, () => {
    const output = execFileSync(command, [...args, '-p', folder, '--extendedDiagnostics'], {
      encoding: 'utf8',
    });
    const read = (label: string) => Number(new RegExp(`^${label}:\\s+([\\d.]+)`, 'm').exec(output)?.[1]);
    return {
      check: read('Check time'),
      total: read('Total time'),
      instantiations: read('Instantiations'),
      types: read('Types'),
      memory: read('Memory used') / 1000,
    };
  });
  return measured.reduce((best, run) => ({
    ...best,
    check: Math.min(best.check, run.check),
    total: Math.min(best.total, run.total),
    memory: Math.min(best.memory, run.memory),
  }));
}

/** Path of the TypeScript compiler that this repository uses. */
export const siteTsc = path.join(repository, 'node_modules/typescript/bin/tsc');

if (process.argv[1] === import.meta.filename) {
  const {values} = parseArgs({
    options: {
      only: {type: 'string', default: Object.keys(variants).join(',')},
      sizes: {type: 'string', default: '50,200,500,1000'},
      runs: {type: 'string', default: '3'},
      tsc: {type: 'string', default: siteTsc},
      keep: {type: 'boolean', default: false},
      'processor-time': {type: 'boolean', default: false},
      editor: {type: 'boolean', default: false},
    },
  });
  const [command, args] = createCommand(values.tsc);
  console.log(execFileSync(command, [...args, '--version'], {encoding: 'utf8'}).trim());
  console.log('variant | procedures | check s | total s | instantiations | types | memory MB');
  for (const name of values.only.split(',')) {
    const variant: Variant | undefined = Object.entries(variants).find(([key]) => key === name)?.[1];
    if (!variant) {
      throw new Error(`Unknown variant: ${name}. Variants are ${Object.keys(variants).join(', ')}.`);
    }
    for (const size of values.sizes.split(',').map(Number)) {
      const folder = generateProject(size, variant);
      if (variant.reads === 'declarations') {
        emitDeclarations(folder, values.tsc);
      }
      if (values.editor) {
        console.log(name, size, measureEditor(folder, Number(values.runs)));
      } else {
        const {check, total, instantiations, types, memory} = measureProject(folder, {
          tsc: values.tsc,
          runs: Number(values.runs),
          usesProcessorTime: values['processor-time'],
        });
        console.log([name, size, check, total, instantiations, types, Math.round(memory)].join(' | '));
      }
      if (values.keep) {
        console.log(folder);
      } else {
        rmSync(folder, {recursive: true});
      }
    }
  }
}
