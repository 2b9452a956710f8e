import {describe, expect, test} from 'vitest';
import {formatDeclaration, readDeclarations, readEntryPoints} from '../declarations';

const folder = 'samples/v10';

test('entry points come from the exports of package.json', () => {
  expect(readEntryPoints(folder, '@trpc/client')).toContain('@trpc/client/links/wsLink');
  expect(() => readEntryPoints(folder, '@trpc/nothing')).toThrow(/@trpc\/nothing.*Run npm ci/);
});

describe('declarations of an entry point', () => {
  const declarations = readDeclarations(folder, ['@trpc/server', '@trpc/client']);
  const read = (entryPoint: string, name: string) => declarations.get(entryPoint)?.get(name);

  test('have the code and the JSDoc of the package', () => {
    expect(read('@trpc/server', 'initTRPC')).toEqual({
      name: 'initTRPC',
      code: 'const initTRPC: TRPCBuilder<object>;',
      documentation: 'Initialize tRPC - be done exactly once per backend',
      deprecated: undefined,
      isValue: true,
    });
  });

  test('tell a value from a type, also where a function is exported as a type', () => {
    expect(read('@trpc/server', 'TRPCError')?.isValue).toBe(true);
    expect(read('@trpc/server', 'AnyRouter')?.isValue).toBe(false);
    expect(read('@trpc/server', 'mergeRoutersGeneric')?.isValue).toBe(false);
  });

  test('tell what is deprecated', () => {
    expect(read('@trpc/client', 'createTRPCClient')?.deprecated).toBe('use `createTRPCProxyClient` instead');
    expect(read('@trpc/client', 'createTRPCProxyClient')?.deprecated).toBeUndefined();
  });

  test('show two overloads of many, and say how many are left', () => {
    const code = read('@trpc/server', 'mergeRoutersGeneric')?.code ?? '';
    expect(code.match(/^function /gm)).toHaveLength(2);
    expect(code).toMatch(/\/\/ \d+ more overloads follow the same pattern\.$/);
  });
});

test('a package that is not installed is an error that says so', () => {
  expect(() => readDeclarations(folder, ['@trpc/nothing'])).toThrow(/no types for @trpc\/nothing/);
});

test('declarations are formatted as code samples are', async () => {
  expect(await formatDeclaration('type A = { a: "b"; c: D }')).toBe("type A = { a: 'b'; c: D };");
});
