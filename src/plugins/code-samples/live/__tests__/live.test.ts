// Tests live pairs. A live pair consists of a server file and a client file that readers can run in the page.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {latestVersion} from '../../../../shared/docsVersions';
import type {Exchange, Program} from '../../../../shared/programs';
import {parseTree} from '../../markdown';
import {parsePage, type Page} from '../../page';
import {renderProblem} from '../../problem';
import {bundleProgram, bundleStage} from '../bundle';
import {collectPairs} from '../pairs';
import {findVersion} from '../../versions';
import {validatePair} from '../validatePair';

const server = (extra = '') => `import { initTRPC } from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
const t = initTRPC.create();
let calls = 0;
const appRouter = t.router({
  // diff-remove
  old: t.procedure.query(() => 'old'),
  count: t.procedure.query(() => ++calls),
  add: t.procedure.mutation(() => ++calls),
});
export type AppRouter = typeof appRouter;
createHTTPServer({ router: appRouter }).listen(3000);
${extra}`;

const client = (body: string) => `import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';
const trpc = createTRPCProxyClient<AppRouter>({ links: [httpBatchLink({ url: 'http://localhost:3000' })] });
${body}`;

function createFence(title: string, code: string, project = ''): string {
  return `\`\`\`ts title="${title}"${project && ` project="${project}"`}\n${code}\n\`\`\``;
}

function createPair(...children: string[]): string {
  return `<LivePair>\n\n${children.join('\n\n')}\n\n</LivePair>\n`;
}

function createVariant(label: string, ...children: string[]): string {
  return `<Variant label="${label}">\n\n${children.join('\n\n')}\n\n</Variant>`;
}

function read(markdown: string): {page: Page; variants: {samples: Page['samples']}[]} {
  const page = parsePage('docs/page.md', markdown);
  const [pair = []] = collectPairs(parseTree(markdown));
  return {
    page,
    variants: pair.map(({fences}) => ({
      samples: page.samples.filter(sample => fences.includes(sample.fence.index)),
    })),
  };
}

describe('a live pair', () => {
  test('a live pair without <Variant> elements has a single variant', () => {
    expect(
      collectPairs(parseTree(createPair(createFence('a.ts', ''), createFence('b.ts', '')))),
    ).toMatchObject([[{fences: [0, 1]}]]);
    const markdown = `${createFence('x.ts', '')}\n\n${createPair(
      createVariant('One', createFence('a.ts', ''), createFence('b.ts', '')),
      createVariant('Two', createFence('a.ts', '', 'two'), createFence('b.ts', '', 'two')),
    )}`;
    expect(collectPairs(parseTree(markdown))).toMatchObject([[{fences: [1, 2]}, {fences: [3, 4]}]]);
  });

  test('all variants of a live pair must have two samples and the same client', () => {
    const problems = (markdown: string) => {
      const {page, variants} = read(markdown);
      return validatePair(page, variants).map(problem => renderProblem(problem, markdown).split('\n')[0]);
    };
    expect(
      problems(
        createPair(
          createVariant('One', createFence('a.ts', ''), createFence('b.ts', 'const a = 1;')),
          createVariant(
            'Two',
            createFence('a.ts', '', 'two'),
            createFence('b.ts', '// ---cut-start---\n// ---cut-end---\nconst a = 1;', 'two'),
          ),
        ),
      ),
    ).toEqual([]);
    expect(problems(createPair(createFence('a.ts', '')))).toEqual([
      'docs/page.md:3:1: error: a live pair needs exactly two samples. Found 1 in variant 1, expected a server file and a client file.',
    ]);
    expect(
      problems(
        createPair(
          createVariant('One', createFence('a.ts', ''), createFence('b.ts', 'const a = 1;')),
          createVariant('Two', createFence('a.ts', '', 'two'), createFence('b.ts', 'const a = 2;', 'two')),
        ),
      ),
    ).toEqual([
      'docs/page.md:21:1: error: the client file must be the same in all variants. Found different code in variant 2, expected the shown lines of the first variant.',
    ]);
  });
});

describe('the program of a live pair', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  let stage = '';

  beforeAll(async () => {
    // Without this file, Node would treat the bundled .js files as CommonJS.
    writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
    stage = await bundleStage(findVersion(latestVersion.label), folder);
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  async function bundle(markdown: string): Promise<string> {
    const {page, variants} = read(markdown);
    const [project] = page.projects;
    if (!project) {
      throw new Error('No project.');
    }
    const samples = variants[0]?.samples ?? [];
    return bundleProgram(
      project,
      project.files.filter(({sample}) => samples.includes(sample)),
      stage,
      folder,
    );
  }

  async function run(body: string): Promise<{output: string[]; exchanges: Exchange[]}> {
    const digest = await bundle(
      createPair(createFence('server.ts', server()), createFence('client.ts', client(body))),
    );
    // TypeScript doesn't know that `bundleProgram` creates a module of this type.
    const program = (await import(pathToFileURL(path.join(folder, `${digest}.js`)).href)) as Program;
    const output: string[] = [];
    const exchanges: Exchange[] = [];
    await program.run({
      onOutput: text => output.push(text),
      onExchange: exchange => exchanges.push(exchange),
    });
    return {output, exchanges};
  }

  test('a program sends the requests of its client and reports them', async () => {
    const {output, exchanges} = await run(
      'console.log(await trpc.count.query(), [await trpc.add.mutate(), "text"]);',
    );
    expect(output).toEqual(["1 [ 2, 'text' ]"]);
    expect(exchanges).toEqual([
      {
        method: 'GET',
        path: '/count?batch=1&input=%7B%7D',
        procedures: ['count'],
        isBatch: true,
        input: '{}',
        status: 200,
        output: '[{"result":{"data":1}}]',
      },
      {
        method: 'POST',
        path: '/add?batch=1',
        procedures: ['add'],
        isBatch: true,
        input: '{}',
        status: 200,
        output: '[{"result":{"data":2}}]',
      },
    ]);
  });

  test('a program starts a new server in each run', async () => {
    const body = 'console.log(await trpc.count.query());';
    expect((await run(body)).output).toEqual(['1']);
    expect((await run(body)).output).toEqual(['1']);
  });

  test('a program excludes hidden lines and lines that are marked with diff-remove', async () => {
    const {output} = await run(
      '// ---cut-start---\nconsole.log("hidden");\n// ---cut-end---\n// @errors: 2339\nawait trpc.old.query().catch((error: Error) => console.log(error.message));',
    );
    expect(output).toEqual(['No "query"-procedure on path "old"']);
  });

  test('the `run` function of a program rejects with the error that the client throws', async () => {
    await expect(run('await trpc.missing.query();')).rejects.toThrow(
      'No "query"-procedure on path "missing"',
    );
  });

  test('bundling a program fails if it imports a package that is not available in the page', async () => {
    await expect(
      bundle(
        createPair(
          createFence('server.ts', server("import 'superjson';")),
          createFence('client.ts', client('')),
        ),
      ),
    ).rejects.toThrow(
      "the live pair imports a package that isn't available in the page. Found 'superjson', expected one of @trpc/client, @trpc/server, @trpc/server/adapters/standalone, zod.",
    );
  });
});
