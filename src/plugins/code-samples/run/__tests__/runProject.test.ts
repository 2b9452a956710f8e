// Tests what happens when the projects of a page run. The packages come from this repository.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {testOptions} from '../../__tests__/testOptions';
import {resolveOptions} from '../../options';
import {parsePage} from '../../page';
import type {Environment} from '../environment';
import {patchNet} from '../ports';
import {ProjectRunner} from '../runProject';

const appPath = mkdtempSync(path.join(tmpdir(), 'app-'));
const [version] = resolveOptions(testOptions, testOptions.rootDir).versions;
if (!version) {
  throw new Error('The options have no version.');
}

/** Runs a page and returns the first lines of its problems. */
async function run(markdown: string, environment: Environment = {}) {
  const page = parsePage('docs/a.md', markdown, testOptions);
  expect(page.problems).toEqual([]);
  const runner = new ProjectRunner({...version, appPath} as NonNullable<typeof version>, environment);
  patchNet(runner.startFallbackServer);
  const runs = [];
  for (const project of page.projects) {
    runs.push(await runner.run(project));
  }
  return {
    problems: runs.flatMap(({problems}) => problems).map(({line, message}) => `${line}: ${message}`),
    bundleFailed: runs.some(({bundleFailed}) => bundleFailed),
  };
}

function fence(code: string, meta = 'ts'): string {
  return `\`\`\`${meta}\n${code}\n\`\`\`\n`;
}

const {listen, address} = net.Server.prototype;
const {connect} = net.Socket.prototype;
beforeAll(() => writeFileSync(path.join(appPath, 'start.ts'), "export const name = 'app';\n"));
afterAll(() => {
  Object.assign(net.Server.prototype, {listen, address});
  Object.assign(net.Socket.prototype, {connect});
  rmSync(appPath, {recursive: true});
});

describe('the files of a page', () => {
  test('files can import each other, packages and the reference app', async () => {
    mkdirSync(path.join(appPath, 'db'), {recursive: true});
    writeFileSync(path.join(appPath, 'db/index.ts'), 'export const rows = [1, 2];\n');
    const {problems} = await run(
      [
        fence('export const two = 2;', 'ts title="two.ts"'),
        fence(
          "import clsx from 'clsx';\nimport {rows} from './db';\nimport {two} from './two';\n[clsx('a', 'b'), rows, two]; // => [ 'a b', [ 1, 2 ], 2 ]",
        ),
      ].join('\n'),
    );
    expect(problems).toEqual([]);
  });

  test('a wrong value, a missing run and an error are reported at their lines', async () => {
    const {problems} = await run(
      fence(
        '1 + 1; // => 3\nfunction fail() {\n  throw new TypeError("no");\n  return 1; // => 1\n}\nfail();',
      ),
    );
    expect(problems).toEqual([
      '4: the sample throws an error. Found `TypeError: no`, expected the sample to run to the end.',
      '2: the result differs from the `// =>` comment. Found `2`, expected `3`.',
      '5: the statement of a `// =>` comment did not run. Found no value, expected `1`.',
    ]);
  });

  test('a file with norun is loaded by the files that import it, but its expectations are not compared', async () => {
    const {problems} = await run(
      fence("import {a} from './a';\na; // => 1", 'ts title="b.ts"') +
        fence('export const a = 1; // => 2', 'ts title="a.ts" norun="why"'),
    );
    expect(problems).toEqual([]);
  });

  test('a project that cannot be bundled is reported as such', async () => {
    const {bundleFailed, problems} = await run(fence("import './missing';"));
    expect(bundleFailed).toBe(true);
    expect(problems).toHaveLength(1);
  });

  test('samples that start a server are stopped, so that the next page can use the same port', async () => {
    const page = fence(
      "import http from 'node:http';\nhttp.createServer((_, response) => response.end('ok')).listen(3000);\nconst response = await new Promise<string>(resolve => http.get('http://localhost:3000', res => res.on('data', data => resolve(String(data))))); // => ok",
    );
    expect((await run(page)).problems).toEqual([]);
    expect((await run(page)).problems).toEqual([]);
  });
});

describe('the environment', () => {
  test('the environment receives captured variables, and handles requests to ports without a server', async () => {
    const environment: Environment = {
      appEntry: 'start.ts',
      findCaptures: () => [{name: 'greeting', kind: 'greeting'}],
      createServer: ({captures, loadApp, listEvaluated}) =>
        http.createServer((_, response) => {
          void loadApp().then(({name}) => {
            const [path] = listEvaluated().map(file => file.path);
            response.end(JSON.stringify([captures, name, path]));
          });
        }),
    };
    const {problems} = await run(
      fence("const greeting = {text: 'hello'};", 'ts title="a.ts"') +
        fence(
          `import http from 'node:http';\nconst text = await new Promise<string>(resolve => http.get('http://localhost:4000', res => res.on('data', data => resolve(String(data)))));\nJSON.parse(text); // => [ [ { kind: 'greeting', value: { text: 'hello' }, origin: 'page' } ], 'app', 'a.ts' ]`,
        ),
      environment,
    );
    expect(problems).toEqual([]);
  });

  test('without an environment, requests to ports without a server fail', async () => {
    const {problems} = await run(
      fence(
        "import http from 'node:http';\nawait new Promise((_, reject) => http.get('http://localhost:4000').on('error', reject));",
      ),
    );
    expect(problems).toEqual([expect.stringContaining('No server of this page listens on this port.')]);
  });
});

describe('components', () => {
  const button = (handler: string) =>
    fence(
      `import {useState} from 'react';\nexport function Counter() {\n  const [count, setCount] = useState(0);\n  const handle = () => {\n    ${handler}\n    setCount(count + 1);\n  };\n  console.log(count); // => 1\n  return <button onClick={handle}>{count}</button>;\n}`,
      'tsx',
    );

  test('components are rendered, and their buttons are clicked', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect((await run(button(''))).problems).toEqual([]);
  });

  test('the environment decides what is rendered for a component', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const rendered: string[] = [];
    const environment: Environment = {
      prepareComponent: async (_, {path, exportName}) => {
        expect('document' in globalThis).toBe(false);
        rendered.push(`${path}#${exportName}`);
        return () => null;
      },
    };
    const code = "export function List() {\n  throw new Error('rendered');\n}";
    expect((await run(fence(code, 'tsx title="List.tsx"'), environment)).problems).toEqual([]);
    expect(rendered).toEqual(['List.tsx#List']);
  });
});
