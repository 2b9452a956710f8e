import {deflateSync, strToU8} from 'fflate';
import {expect, test} from 'vitest';
import type {PlaygroundProject} from '../../../shared/programs';
import {toBase64Url} from '../base64url';
import {decodeProject, encodeProject, isProjectHash} from '../hash';
import links from './format1.json';

const versions = ['2.x', '1.x'];

const project: PlaygroundProject = {
  version: '2.x',
  files: [
    {path: 'server/router.ts', code: 'export const text = "Grüße 👋";\n'},
    {path: 'client.tsx', code: `import './server/router';\n${'// a comment\n'.repeat(100)}`},
  ],
  activeFile: 'client.tsx',
  sides: {server: 'server/router.ts', client: 'client.tsx'},
};

/** Creates a link from the JSON of format 1. */
function createLink(content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return `#code/1/${toBase64Url(deflateSync(strToU8(text)))}`;
}

function createFiles(paths: string[]) {
  return createLink({v: '2.x', f: paths.map(path => [path, '']), a: 0});
}

test('a link contains the whole project', () => {
  const hash = encodeProject(project);
  expect(hash).toMatch(/^#code\/1\/[\w-]+$/);
  expect(hash.length).toBeLessThan(300);
  expect(decodeProject(hash, versions)).toEqual({project});
});

// These links were shared. They have to open forever, so add links to the file, but never change one.
test.each(links)('a shared link of format 1 opens: $name', ({hash, project: expected}) => {
  expect(decodeProject(hash, [expected.version])).toEqual({project: expected});
});

test('a link that was cut off anywhere isn’t opened', () => {
  const hash = encodeProject(project);
  const problems = Array.from({length: hash.length - 9}, (_, index) =>
    decodeProject(hash.slice(0, 9 + index), versions),
  );
  expect(problems.filter(result => 'project' in result)).toEqual([]);
  expect(decodeProject(hash.slice(0, 60), versions)).toEqual({problem: 'truncated'});
});

test.each([
  ['a character that isn’t base64url', '#code/1/ab$c', 'damaged'],
  ['no compressed data', '#code/1/Zm9yZ2VkIGNvbnRlbnQ', 'damaged'],
  ['no format', '#code/', 'damaged'],
  ['no JSON', createLink('forged'), 'damaged'],
  ['other JSON', createLink({files: []}), 'damaged'],
  ['no files', createLink({v: '2.x', f: [], a: 0}), 'damaged'],
  ['an index that isn’t a number', createLink({v: '2.x', f: [['a.ts', '']], a: '0'}), 'damaged'],
  ['a newer format', '#code/2/anything', 'newer-format'],
  ['an unknown version', createLink({v: '3.x', f: [['a.ts', '']], a: 0}), 'unknown-version'],
  ['a missing active file', createLink({v: '2.x', f: [['a.ts', '']], a: 1}), 'paths'],
  ['a path outside the project', createFiles(['../a.ts']), 'paths'],
  ['a path that leaves a folder', createFiles(['a/../../b.ts']), 'paths'],
  ['an absolute path', createFiles(['/a.ts']), 'paths'],
  ['a path of Windows', createFiles(['C:\\a.ts']), 'paths'],
  ['an empty folder name', createFiles(['a//b.ts']), 'paths'],
  ['a file of a package', createFiles(['node_modules/zod/index.ts']), 'paths'],
  ['another kind of file', createFiles(['a.html']), 'paths'],
  ['the same path twice', createFiles(['a.ts', 'a.ts']), 'paths'],
  ['the same path in capitals', createFiles(['a.ts', 'A.ts']), 'paths'],
  ['too many files', createFiles(Array.from({length: 31}, (_, index) => `${index}.ts`)), 'too-many-files'],
  ['too much code', createLink({v: '2.x', f: [['a.ts', 'x'.repeat(200_001)]], a: 0}), 'too-large'],
  ['much more code than the link’s length suggests', createLink('x'.repeat(50_000_000)), 'too-large'],
])('a link with %s isn’t opened', (_, hash, problem) => {
  expect(decodeProject(hash, versions)).toMatchObject({problem});
});

test('a project at the limits is opened', () => {
  const files = Array.from({length: 30}, (_, index) => ({path: `${index}.ts`, code: 'é'.repeat(6_000)}));
  const largest: PlaygroundProject = {version: '1.x', files, activeFile: '3.ts'};
  expect(decodeProject(encodeProject(largest), versions)).toEqual({project: largest});
});

test('only hashes that start with #code/ are links to a project', () => {
  expect(['#code/1/x', '#code/', '#code', '#start', ''].map(isProjectHash)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
