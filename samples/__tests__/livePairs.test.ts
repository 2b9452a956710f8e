// Tests what live pairs can do in a reader's browser: the packages, the server and the network that samples/v10/page provides. A live pair
// consists of a server file and a client file that readers can run in the page.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exchange, Program } from '../../src/shared/programs';
import { resolveOptions } from '../../src/plugins/code-samples/options';
import { SitePrograms } from '../../src/plugins/code-samples/live/sitePrograms';
import { sampleOptions } from '../options';

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

describe('the program of a live pair', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'programs-'));
  const programs = new SitePrograms(resolveOptions(sampleOptions, site));

  beforeAll(() => {
    // Without this file, Node would treat the bundled .js files as CommonJS.
    writeFileSync(path.join(site, 'package.json'), '{"type": "module"}');
  });
  afterAll(() => rmSync(site, { recursive: true }));

  /** Creates the program of a page with one live pair. Returns the path of the program. */
  async function bundle(markdown: string): Promise<string> {
    mkdirSync(path.join(site, 'docs'), { recursive: true });
    writeFileSync(path.join(site, 'docs/page.md'), markdown);
    const [digest] = (await programs.create('docs/page.md')).values();
    return path.join(programs.folder, `${digest}.js`);
  }

  async function run(body: string): Promise<{ output: string[]; exchanges: Exchange[] }> {
    const file = await bundle(
      createPair(createFence('server.ts', server()), createFence('client.ts', client(body))),
    );
    // TypeScript doesn't know that `bundleProgram` creates a module of this type.
    const program = (await import(pathToFileURL(file).href)) as Program;
    const output: string[] = [];
    const exchanges: Exchange[] = [];
    await program.run({
      onOutput: text => output.push(text),
      onExchange: exchange => exchanges.push(exchange),
    });
    return { output, exchanges };
  }

  test('a program sends the requests of its client and reports them', async () => {
    const { output, exchanges } = await run(
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
    const { output } = await run(
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
