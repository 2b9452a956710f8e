import {useEffect, useRef, useState, type ReactNode} from 'react';
import {loadEditor, type EditorProblem, type ProjectEditor} from '@site/src/playground/editor';
import {latestVersion} from '@site/src/shared/docsVersions';
import type {PlaygroundProject} from '@site/src/shared/programs';
import styles from './styles.module.css';

const project: PlaygroundProject = {
  version: latestVersion.label,
  activeFile: 'server.ts',
  sides: {server: 'server.ts', client: 'client.ts'},
  files: [
    {
      path: 'server.ts',
      code: `import { initTRPC } from '@trpc/server';
import { z } from 'zod';
import { findTask } from './tasks';

const t = initTRPC.create();

/** All procedures of the task list. */
export const appRouter = t.router({
  task: t.procedure.input(z.object({ id: z.string() })).query(({ input }) => findTask(input.id)),
});

export type AppRouter = typeof appRouter;
`,
    },
    {
      path: 'client.ts',
      code: `import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const client = createTRPCProxyClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000' })],
});

const task = await client.task.query({ id: '1' });
console.log(task.title.toUpperCase());
`,
    },
    {
      path: 'tasks.ts',
      code: `export function findTask(id: string) {
  return { id, title: 'Water the plants' };
}
`,
    },
  ],
};

/** A project with two files next to each other, the problems that the compiler finds, and its output. */
export function EditorTrial(): ReactNode {
  const panes = useRef<HTMLDivElement>(null);
  const editor = useRef<ProjectEditor>(undefined);
  const [progress, setProgress] = useState('');
  const [problems, setProblems] = useState<EditorProblem[]>();
  const [shownFile, setShownFile] = useState('');
  const [output, setOutput] = useState('');

  useEffect(() => {
    let isGone = false;
    const element = panes.current;
    void loadEditor((loaded, total) => setProgress(`${loaded} of ${total}`)).then(({createEditor}) => {
      const [server, client] = element?.children ?? [];
      if (isGone || !(server instanceof HTMLElement) || !(client instanceof HTMLElement)) {
        return;
      }
      const created = createEditor({
        project,
        onChange: () => undefined,
        onProblems: setProblems,
        onOpenFile(path) {
          created.unmount('client.ts');
          created.mount(path, client);
          setShownFile(path);
        },
      });
      created.mount('server.ts', server);
      created.mount('client.ts', client);
      editor.current = created;
    });
    return () => {
      isGone = true;
      editor.current?.destroy();
    };
  }, []);

  const compile = async () => {
    const files = (await editor.current?.compile()) ?? [];
    setOutput(files.map(({path, code}) => `${path}: ${code.length}`).join(', '));
  };
  return (
    <>
      <div ref={panes} className={styles.panes}>
        <div />
        <div />
      </div>
      <p>
        <button type="button" className="button button--secondary" onClick={() => void compile()}>
          Compile
        </button>
      </p>
      <p>
        Loaded: <output aria-label="Progress">{progress}</output>. Opened:{' '}
        <output aria-label="Opened file">{shownFile}</output>. Compiled:{' '}
        <output aria-label="Compiled files">{output}</output>.
      </p>
      <ul aria-label="Problems">
        {problems?.map(({path, line, column, message}) => (
          <li key={`${path}:${line}:${column}:${message}`}>
            {path}:{line}:{column}: {message}
          </li>
        ))}
      </ul>
    </>
  );
}
