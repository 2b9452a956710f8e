import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {testOptions} from '../../__tests__/testOptions';
import type {EditableOptions} from '../../options';
import {parsePage, type Page} from '../../page';
import {getEditableText} from '../editableText';
import {listImports} from '../imports';
import {ProjectSplitter, type PairPaths} from '../projects';

const options: EditableOptions = {
  packages: ['zod', 'express', 'react/jsx-runtime'],
  runnable: ['zod', 'react/jsx-runtime'],
  sides: {server: ['server\\.ts$'], client: ['client\\.tsx?$'], wrappers: ['^_']},
};

const app: {[path: string]: string | undefined} = {
  'db.ts': "import {config} from './config';\nexport const db = config;\n",
  'config.ts': 'export const config = 1;\n',
  'secret.ts': "import 'node:crypto';\n",
  'server.ts': "import {db} from './db';\nexport type Router = typeof db;\n",
};

function fence(title: string, code: string, meta = ''): string {
  return `\`\`\`${title.endsWith('x') ? 'tsx' : 'ts'} title="${title}" ${meta}\n${code}\n\`\`\`\n`;
}

function read(...fences: string[]): Page {
  const page = parsePage('docs/a.md', fences.join('\n'), testOptions);
  expect(page.problems).toEqual([]);
  return page;
}

function split(fences: string[], pairs: PairPaths[] = []) {
  const [project] = read(...fences).projects;
  if (!project) {
    throw new Error('The page has no project.');
  }
  const {projects, notEditable} = new ProjectSplitter(ts, options, path => app[path]).split(project, pairs);
  return {
    projects: projects.map(({project: {files, ...others}, pageFiles}) => ({
      ...others,
      paths: files.map(({path}) => path),
      pageFiles: pageFiles.map(({path}) => path),
    })),
    notEditable: [...notEditable].map(([{path}, {reason, position}]) => [
      path,
      reason,
      `${position.line}:${position.column}`,
    ]),
  };
}

describe('the text of a file', () => {
  const getTexts = (code: string, isPaired = false) =>
    (read(fence('a.ts', code)).projects[0]?.files ?? []).map(file => getEditableText(file, isPaired));

  test('hidden lines and expected values stay, and the notation is removed', () => {
    expect(
      getTexts(
        `import {a} from './b';\n// ---cut---\n\nconst b = a; // => 1\n//    ^?\n// @errors: 2322\nconst c: string = b;\n// ---cut-start---\nc;\n// ---cut-end---\n// diff-remove\nold();\n// highlight-next-line\nc;\n\n\nd;`,
      ),
    ).toEqual(["import {a} from './b';\n\nconst b = a; // => 1\nconst c: string = b;\nc;\nc;\n\n\nd;\n"]);
  });

  test('a file of a live pair has no hidden lines, because the pair runs without them', () => {
    const code =
      "import a from './b';\n// ---cut-start---\ntry {\n// ---cut-end---\na();\n// ---cut-after---\n} catch {}";
    expect(getTexts(code, true)).toEqual(["import a from './b';\na();\n"]);
    expect(getTexts(code)).toEqual(["import a from './b';\ntry {\na();\n} catch {}\n"]);
  });

  test('hidden checks at the end are left out if the shown lines print something', () => {
    const checks = '// ---cut-after---\nconsole.log(a); // => 1\nconsole.log(b); // => 2';
    expect(getTexts(`const a = 1;\nconsole.log(a);\n${checks}`)).toEqual(['const a = 1;\nconsole.log(a);\n']);
    expect(getTexts(`const a = 1;\n${checks}`)).toEqual([
      'const a = 1;\nconsole.log(a); // => 1\nconsole.log(b); // => 2\n',
    ]);
    expect(getTexts(`console.log(a);\n${checks}\nstop();`)).toEqual([
      'console.log(a);\nconsole.log(a); // => 1\nconsole.log(b); // => 2\nstop();\n',
    ]);
  });

  test('hidden lines at the end are left out if one of them throws an error', () => {
    const check = "import {b} from './b';\nif (b !== a) throw new Error('no b');\nb();";
    expect(getTexts(`const a = 1;\n// ---cut-after---\n${check}`)).toEqual(['const a = 1;\n']);
    expect(getTexts(`${check}\n// ---cut---\na;`)).toEqual([`${check}\na;\n`]);
  });

  test('each file of a fence starts with its own code', () => {
    expect(getTexts('a;\n\n// @filename: b.ts\n\nb;')).toEqual(['a;\n', 'b;\n']);
  });
});

describe('the imports of a file', () => {
  test('all kinds of imports are found, and types are told apart from values', () => {
    const code = `import a, {type A} from 'a';
import type {B} from 'b';
import {type C} from 'c';
import 'd';
export * from 'e';
export type {F} from 'f';
type G = import('g').G;
const h = await import('h');
// import 'not';
const text = "import 'not'";
`;
    expect(listImports(ts, 'a.ts', code).map(({specifier, isTypeOnly}) => [specifier, isTypeOnly])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
      ['d', false],
      ['e', false],
      ['f', true],
      ['g', true],
      ['h', false],
    ]);
    expect(listImports(ts, 'a.tsx', '<a><b /></a>').map(({specifier}) => specifier)).toEqual([
      'react/jsx-runtime',
    ]);
  });
});

describe('the projects of a page', () => {
  test('files that import each other are one project, with the files of the reference app that they need', () => {
    expect(
      split([
        fence('router.ts', "import {db} from './db';"),
        fence('other.ts', "import {z} from 'zod';"),
        fence('use.ts', "import './router';"),
      ]).projects,
    ).toEqual([
      {
        version: '2.x',
        activeFile: 'router.ts',
        paths: ['router.ts', 'use.ts', 'db.ts', 'config.ts'],
        pageFiles: ['router.ts', 'use.ts'],
      },
      {version: '2.x', activeFile: 'other.ts', paths: ['other.ts'], pageFiles: ['other.ts']},
    ]);
  });

  test('a file that only sends requests has the server of the page that listens on their port', () => {
    const {projects} = split([
      fence(
        'start.ts',
        'listener.listen(\n  4000,\n);\ndeclare const listener: {listen: (port: number) => void};',
      ),
      fence('options.ts', 'serve({port: 5000});\ndeclare const serve: (options: object) => void;'),
      fence('check.ts', "await fetch('http://localhost:4000/a');"),
      fence('other.ts', "await fetch('http://localhost:5000/a');"),
      fence('elsewhere.ts', "await fetch('http://localhost:6000/a');"),
    ]);
    expect(projects.map(({paths}) => paths)).toEqual([
      ['start.ts', 'check.ts'],
      ['options.ts', 'other.ts'],
      ['elsewhere.ts'],
    ]);
  });

  test('a page replaces a file of the reference app', () => {
    const [project] = split([
      fence('config.ts', 'export const config = 2;'),
      fence('use.ts', "import './db';"),
    ]).projects;
    expect(project?.paths).toEqual(['config.ts', 'use.ts', 'db.ts']);
  });

  test('a project has both files if the page’s file lacks what the reference app imports', () => {
    const [page] = read(
      fence('config.ts', 'export const other = 2;'),
      fence('use.ts', "import './db';"),
    ).projects;
    const [editable] = page
      ? new ProjectSplitter(ts, options, path => app[path]).split(page, []).projects
      : [];
    expect(editable?.project.files.map(({path}) => path)).toEqual([
      'config.ts',
      'use.ts',
      'db.ts',
      'app/config.ts',
    ]);
    expect(editable?.project.files[2]?.code).toContain("import {config} from './app/config';");
  });

  test('a file that imports what the editor does not have is left out, with the position of the import', () => {
    expect(
      split([
        fence('a.ts', "export {};\nimport 'pino';"),
        fence('b.ts', "import './a';"),
        fence('c.ts', "import './secret';"),
        fence('d.ts', "import 'zod';", 'noedit="it is a list"'),
        fence('e.ts', "import 'zod';"),
      ]),
    ).toMatchObject({
      projects: [{paths: ['e.ts']}],
      notEditable: [
        ['a.ts', 'imports pino, which isn’t available to the editor', '3:8'],
        ['b.ts', 'a.ts imports pino, which isn’t available to the editor', '3:8'],
        ['c.ts', 'secret.ts imports node:crypto, which is a module of Node', '10:1'],
        ['d.ts', 'it is a list', '14:1'],
      ],
    });
  });

  test('a project that imports values from a package without code in the page can’t run', () => {
    const [values, types] = [
      fence('a.ts', "import e from 'express';"),
      fence('a.ts', "import type e from 'express';"),
    ].map(text => split([text]).projects[0]);
    expect(values).toMatchObject({
      cannotRun: 'a.ts imports express, which isn’t available in the page.',
    });
    expect(types).not.toHaveProperty('cannotRun');
  });

  test('a live pair has a project of its own, and another sample that imports its server has one too', () => {
    const fences = [
      fence('types.ts', 'export type A = 1;'),
      fence('a.ts', "import './types';"),
      fence('b.ts', "import './a';"),
      fence('c.ts', "import './a';"),
    ];
    const {projects} = split(fences, [{server: 'a.ts', client: 'b.ts'}]);
    expect(projects).toEqual([
      expect.objectContaining({
        paths: ['types.ts', 'a.ts', 'b.ts'],
        pageFiles: ['types.ts', 'a.ts', 'b.ts'],
      }),
      expect.objectContaining({paths: ['types.ts', 'a.ts', 'c.ts'], pageFiles: ['c.ts']}),
    ]);
  });

  test('a sample with intended errors has a project of its own, unless others belong to it or import it', () => {
    const mistake = '// @errors: 2322\nexport const b: string = 1;';
    const server = fence('server.ts', 'export type A = 1;');
    const list = (...fences: string[]) =>
      split([server, ...fences]).projects.map(({paths, pageFiles}) => ({paths, pageFiles}));
    expect(
      list(fence('b.ts', `import './server';\n${mistake}`), fence('c.ts', "import './server';")),
    ).toEqual([
      {paths: ['server.ts', 'c.ts'], pageFiles: ['server.ts', 'c.ts']},
      {paths: ['server.ts', 'b.ts'], pageFiles: ['b.ts']},
    ]);
    expect(list(fence('b.ts', `import './server';\n${mistake}`), fence('c.ts', "import './b';"))).toEqual([
      {paths: ['server.ts', 'b.ts', 'c.ts'], pageFiles: ['server.ts', 'b.ts', 'c.ts']},
    ]);
    expect(
      list(fence('b.ts', `import './server';\n${mistake}\n// @filename: c.ts\nimport './server';`)),
    ).toEqual([{paths: ['server.ts', 'b.ts', 'c.ts'], pageFiles: ['server.ts', 'b.ts', 'c.ts']}]);
  });

  test('a client that imports a server, or a live pair, is shown next to it', () => {
    const client = fence('client.ts', "import type {Router} from './server';");
    expect(split([client]).projects[0]).toMatchObject({
      activeFile: 'server.ts',
      sides: {server: 'server.ts', client: 'client.ts'},
    });
    const wrapper = fence('_wrapper.client.tsx', "import {hooks} from './client';");
    const component = fence('Page.client.tsx', "import {hooks} from './client';");
    const hooks = fence(
      'client.ts',
      "import type {Router} from './server';\nexport const hooks = {} as Router;",
    );
    // The hooks do nothing by themselves, so the component runs.
    expect(split([hooks, wrapper, component]).projects[0]?.sides).toEqual({
      server: 'server.ts',
      client: 'Page.client.tsx',
    });
    const pair = {server: 'a.ts', client: 'b.ts'};
    expect(
      split([fence('a.ts', 'export {};'), fence('b.ts', "import './a';")], [pair]).projects[0]?.sides,
    ).toEqual(pair);
    expect(split([fence('a.ts', "import type {Router} from './server';")]).projects[0]).not.toHaveProperty(
      'sides',
    );
  });
});
