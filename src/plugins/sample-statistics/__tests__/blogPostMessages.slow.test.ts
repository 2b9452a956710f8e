// The blog post on checking code samples quotes two messages of the check. This test compares them with the messages that the check prints
// now.
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {sampleOptions} from '../../../../samples/options';
import {parseTree} from '../../code-samples/markdown';
import {resolveOptions} from '../../code-samples/options';
import {renderProblem} from '../../code-samples/problem';
import {Verifier} from '../../code-samples/verifier';

const post = readFileSync('blog/2026-11-23-proving-code-samples.md', 'utf8');

/** The start of the example page, before the fence that the post shows. */
const pageStart = `---
title: Tasks
---

Ask the server for a task, and show its title:

\`\`\`ts title="server.ts"
import { initTRPC } from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';

const t = initTRPC.create();

const appRouter = t.router({
  task: t.procedure.query(() => ({ name: 'Fix the login page' })),
});

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter }).listen(3000);
\`\`\`

`;

const file = 'docs/server/tasks.md';
const lastLine = 'console.log(task.title);';
const site = mkdtempSync(path.join(tmpdir(), 'post-'));
const verifier = new Verifier(resolveOptions(sampleOptions, site), {withTypes: false});

afterAll(() => {
  verifier.close();
  rmSync(site, {recursive: true, force: true});
});

test('the blog post quotes the messages that the check of code samples prints', async () => {
  const [shown = ''] = readFences(file);
  expect(shown).toContain(lastLine);
  // The client in the post reads `title`, but the server's tasks have a `name`.
  const unknownPropertyMessage = await check(`${pageStart}${shown}\n`);
  const wrongOutputMessage = await check(
    `${pageStart}${shown.replace(lastLine, 'console.log(task.name); // => Fix the logout page')}\n`,
  );
  expect([unknownPropertyMessage, wrongOutputMessage]).toEqual(readFences('Output'));
});

/** Returns the content of the fences with this title in the blog post. */
function readFences(title: string): string[] {
  return parseTree(post).children.flatMap(node =>
    node.type === 'code' && node.meta === `title="${title}"` ? [node.value] : [],
  );
}

/** Checks a page and returns the printed problems. */
async function check(markdown: string): Promise<string> {
  mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(site, file), markdown);
  const pages = await verifier.verify([file]);
  return pages
    .flatMap(({result}) => result.problems.map(problem => renderProblem(problem, markdown)))
    .join('\n')
    .trimEnd();
}
