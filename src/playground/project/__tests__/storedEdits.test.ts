import {beforeEach, expect, test} from 'vitest';
import {createEditsStore, withMemory} from '../storedEdits';

const stored = new Map<string, string>();
function createSlot(key: string) {
  return {
    get: () => stored.get(key) ?? null,
    set: (value: string) => void stored.set(key, value),
    del: () => void stored.delete(key),
  };
}

const project = {
  version: '2.x',
  files: [
    {path: 'a.ts', code: 'a'},
    {path: 'b.ts', code: 'b'},
  ],
  activeFile: 'a.ts',
};

beforeEach(() => stored.clear());

test('only changed files are stored, and a reset removes them', () => {
  const store = createEditsStore(createSlot('one'), project);
  const changed = [project.files[0] ?? {path: '', code: ''}, {path: 'b.ts', code: 'changed'}];
  expect(store.read()).toEqual(project.files);
  expect(store.write(changed)).toBe(true);
  expect([...stored.values()]).toEqual(['[["b.ts","changed"]]']);
  expect(createEditsStore(createSlot('one'), project).read()).toEqual(changed);
  expect(createEditsStore(createSlot('two'), project).read()).toEqual(project.files);
  expect(store.write(project.files)).toBe(false);
  expect(stored.size).toBe(0);
});

test.each(['{', 'null', '{"a.ts": "x"}', '[["a.ts", 1], "x", null]'])(
  'the stored text %s is ignored',
  text => {
    stored.set('one', text);
    expect(createEditsStore(createSlot('one'), project).read()).toEqual(project.files);
  },
);

test('if the browser blocks its storage, changes are kept in memory until a reset', () => {
  const blocked = {get: () => null, set: () => undefined, del: () => undefined};
  const open = () => createEditsStore(withMemory('one', blocked), project);
  const changed = [project.files[0] ?? {path: '', code: ''}, {path: 'b.ts', code: 'changed'}];
  open().write(changed);
  expect(open().read()).toEqual(changed);
  expect(createEditsStore(withMemory('two', blocked), project).read()).toEqual(project.files);
  open().write(project.files);
  expect(open().read()).toEqual(project.files);
});
