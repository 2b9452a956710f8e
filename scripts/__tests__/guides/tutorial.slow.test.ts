import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {currentVersion} from '../../../src/shared/docsVersions';
import {steps} from '../../../src/components/TutorialStep/steps';
import {collectPageSteps, type PageStep} from './pageSteps';
import {findFreePort} from '../../system/ports';
import {replacePort} from './replacePort';
import {RunningCommand} from './runningCommand';
import {Terminal} from './terminal';

/** The application after the last page of the tutorial. */
const FINISHED_APP = `${currentVersion.samples}/tasks`;
/** Files that the pages don't mention. They exist only in FINISHED_APP or only in the folder in which the test follows the pages. */
const IGNORED = /^(?:node_modules|dist)\/|^(?:package-lock\.json|README\.md|\.prettierrc)$/;

/** The last page that doesn't tell the reader to run tsc. The test runs tsc after this page. */
const LAST_PAGE_WITHOUT_TSC = 'errors';

// The ports on the pages. Other programs often use them, so the test replaces them.
const SERVER_PORT = 3000;
const CLIENT_PORT = 5173;
let serverPort = SERVER_PORT;
let clientPort = CLIENT_PORT;

let root = '';
let terminal: Terminal;
let running: RunningCommand | undefined;

beforeAll(async () => {
  serverPort = await findFreePort();
  clientPort = await findFreePort();
  root = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  terminal = new Terminal(root);
});

afterAll(async () => {
  await running?.stop();
  await terminal.close();
  rmSync(root, {recursive: true});
}, 180_000);

// All tests run in one folder and in order, because each page continues the application of the page before it.
test.each(steps)('the instructions on the page “$name” work', {timeout: 120_000}, async ({name, title}) => {
  const file = `docs/start/${name}.md`;
  const page = readFileSync(file, 'utf8');
  expect(page).toContain(`title: ${title}\n`);
  expect(page).toContain(`slug: /start/${name}\n`);
  expect(page).toContain(`<TutorialStep name="${name}" />`);

  for (const step of collectPageSteps(useFreePorts(page))) {
    await followStep(step, `${file}:${step.line}`);
  }
  if (name === LAST_PAGE_WITHOUT_TSC) {
    await terminal.run('npx tsc', undefined);
  }
});

test('the finished application works in production mode', {timeout: 60_000}, async () => {
  await startServer('npm start', {NODE_ENV: 'production'});
  const origin = `http://localhost:${serverPort}`;

  expect(await (await fetch(`${origin}/health`)).text()).toBe('ok');
  const html = await (await fetch(origin)).text();
  const script = /<script type="module" crossorigin src="([^"]+)"/.exec(html)?.[1];
  expect((await fetch(`${origin}${script}`)).headers.get('content-type')).toContain('javascript');

  const login = await call('user.login', {name: 'Ben', password: 'battery staple'});
  const cookie = login.response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const session = cookie.split(';')[0];

  const changes = await startSubscription('task.onChange');
  const created = await call('task.create', {title: 'Plan the sprint'}, session);
  expect(created.body).toEqual({
    result: {data: {id: 't4', title: 'Plan the sprint', done: false, ownerId: 'u2'}},
  });
  const done = await call('task.setDone', {id: 't4', done: true}, session);
  expect(done.body).toMatchObject({result: {data: {id: 't4', done: true}}});
  await expect.poll(() => changes).toMatchObject([{id: 't4'}, {id: 't4', done: true}]);

  const forbidden = await call('task.delete', {id: 't1'}, session);
  expect(forbidden.response.status).toBe(403);
  expect(forbidden.body).toEqual({
    error: {
      message: 'Only the owner or an admin can delete a task',
      code: -32003,
      data: {code: 'FORBIDDEN', httpStatus: 403, path: 'task.delete', fieldErrors: null},
    },
  });
  expect((await call('task.create', {title: 'Plan the sprint'})).response.status).toBe(401);
});

test(`following all pages produces the files of ${FINISHED_APP}`, () => {
  const {folder} = terminal;
  const files = listFiles(folder);
  expect(files).toEqual(listFiles(FINISHED_APP));
  for (const file of files) {
    const [found, expected] = [folder, FINISHED_APP].map(base => readFileSync(path.join(base, file), 'utf8'));
    if (file === 'package.json') {
      expect(readPackage(found)).toEqual(readPackage(expected));
    } else {
      expect(found, file).toBe(useFreePorts(expected ?? ''));
    }
  }
});

async function followStep(step: PageStep, place: string): Promise<void> {
  if (step.kind === 'file') {
    const file = path.join(terminal.folder, step.path);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, step.text);
    return;
  }
  const {command, output = ''} = step;
  if (/^npm (?:start|run dev)$/.test(command)) {
    await startServer(command);
    await running?.waitForLines(readLines(output));
    return;
  }
  if (command === 'npm run build') {
    await running?.stop();
  }
  const printed = stripVTControlCharacters(await terminal.run(command, step.output));
  if (command.startsWith('npm ')) {
    // npm and its scripts print more than the page shows.
    expect(printed, place).toSatisfy((text: string) => readLines(output).every(line => text.includes(line)));
  } else if (step.output !== undefined) {
    expect(printed.trim(), place).toBe(output.trim());
  }
}

/** Stops the running server and starts a new one, so that it uses the latest files and the initial tasks. */
async function startServer(command: string, environment?: NodeJS.ProcessEnv): Promise<void> {
  await running?.stop();
  running = new RunningCommand(command, terminal.folder, environment);
  await running.waitForLines([`The task list is running at http://localhost:${serverPort}`]);
}

function readLines(output: string): string[] {
  return output
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}

function useFreePorts(text: string): string {
  return replacePort(replacePort(text, SERVER_PORT, serverPort), CLIENT_PORT, clientPort);
}

async function call(
  procedure: string,
  input: object,
  cookie = '',
): Promise<{response: Response; body: unknown}> {
  const response = await fetch(`http://localhost:${serverPort}/trpc/${procedure}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', cookie},
    body: JSON.stringify(input),
  });
  return {response, body: await response.json()};
}

/** Starts a subscription. Resolves when the subscription has started. The returned array keeps growing as values arrive. */
async function startSubscription(procedure: string): Promise<unknown[]> {
  const require = createRequire(path.join(terminal.folder, 'package.json'));
  // TypeScript doesn't know that the WebSocket class of the package ws has the methods of the browser's WebSocket.
  const {WebSocket: Socket} = require('ws') as {WebSocket: typeof WebSocket};
  const socket = new Socket(`ws://localhost:${serverPort}/trpc`);
  const values: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('The WebSocket connection failed.')));
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({id: 1, method: 'subscription', params: {path: procedure}})),
    );
    socket.addEventListener('message', ({data}) => {
      // TypeScript doesn't know that the server sends messages of this shape.
      const {result} = JSON.parse(String(data)) as {result: {type: string; data?: unknown}};
      if (result.type === 'started') {
        resolve();
      } else {
        values.push(result.data);
      }
    });
  });
  return values;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(file => !IGNORED.test(file))
    .sort();
}

/** Parses a package.json and keeps only the major version of each dependency, because new minor versions are released all the time. */
function readPackage(text = '{}'): Record<string, unknown> {
  // TypeScript doesn't know that the root of a package.json is an object.
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/^\^(\d+)\..*$/, '^$1') : value,
  ) as Record<string, unknown>;
}
