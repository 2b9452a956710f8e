import {describe, expect, test} from 'vitest';
import {currentVersion} from '../../../shared/docsVersions';
import {formatDeclaration, readDeclarations, readEntryPoints} from '../declarations';

const folder = currentVersion.samples;

test('readEntryPoints returns the entry points from the exports of package.json', () => {
  expect(readEntryPoints(folder, '@trpc/client')).toContain('@trpc/client/links/wsLink');
  expect(() => readEntryPoints(folder, '@trpc/nothing')).toThrow(/@trpc\/nothing.*Run npm ci/);
});

describe('readDeclarations', () => {
  const declarations = readDeclarations(folder, ['@trpc/server', '@trpc/client']);
  const read = (entryPoint: string, name: string) => declarations.get(entryPoint)?.get(name);

  test('returns the code and the JSDoc text', () => {
    expect(read('@trpc/server', 'initTRPC')).toEqual({
      name: 'initTRPC',
      code: 'const initTRPC: TRPCBuilder<object>;',
      documentation: 'Initialize tRPC - be done exactly once per backend',
      deprecated: undefined,
      isValue: true,
    });
  });

  test('distinguishes values from types and from functions that are exported only as types', () => {
    expect(read('@trpc/server', 'TRPCError')?.isValue).toBe(true);
    expect(read('@trpc/server', 'AnyRouter')?.isValue).toBe(false);
    expect(read('@trpc/server', 'mergeRoutersGeneric')?.isValue).toBe(false);
  });

  test('returns the text of the deprecated tag', () => {
    expect(read('@trpc/client', 'createTRPCClient')?.deprecated).toBe('use `createTRPCProxyClient` instead');
    expect(read('@trpc/client', 'createTRPCProxyClient')?.deprecated).toBeUndefined();
  });

  test('returns only two of many overloads, and states the number of the others', () => {
    const code = read('@trpc/server', 'mergeRoutersGeneric')?.code ?? '';
    expect(code.match(/^function /gm)).toHaveLength(2);
    expect(code).toMatch(/\/\/ \d+ more overloads follow the same pattern\.$/);
  });
});

test('readDeclarations throws for a package that isn’t installed', () => {
  expect(() => readDeclarations(folder, ['@trpc/nothing'])).toThrow(/found no types for @trpc\/nothing/);
});

test('formatDeclaration uses the style of the code samples', async () => {
  expect(await formatDeclaration('type A = { a: "b"; c: D }')).toBe("type A = { a: 'b'; c: D };");
});
