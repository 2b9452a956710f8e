import {normalizeTokens, Prism} from 'prism-react-renderer';
import {expect, test} from 'vitest';
import {createSegments} from '../tokens';
import {addTypeLanguage} from '../tokenizer/typeLanguage';

addTypeLanguage(Prism);

/** Returns the names in a type that have the colour of types. */
function findTypeNames(type: string): string[] {
  const grammar = Prism.languages['type'];
  return normalizeTokens(grammar ? Prism.tokenize(type, grammar) : [])
    .flatMap(line => createSegments(line))
    .filter(({className}) => className === 'token class-name')
    .flatMap(({text}) => text.match(/[\w$]+/g) ?? []);
}

test.each([
  [
    'const trpc: CreateTRPCReactBase<Router<RootConfig<any>>, unknown>',
    ['CreateTRPCReactBase', 'Router', 'RootConfig', 'any', 'unknown'],
  ],
  [
    '(method) Builder<{ meta: Meta; ctx: object }>.query(input: z.ZodString): MaybePromise<T>',
    ['Builder', 'Meta', 'object', 'ZodString', 'MaybePromise', 'T'],
  ],
  ['type Input = inferRouterInputs<AppRouter>', ['Input', 'inferRouterInputs', 'AppRouter']],
  ['A | TRPC_ERROR_CODE_KEY', ['A', 'TRPC_ERROR_CODE_KEY']],
])('all names of types in `%s` are coloured', (type, names) => {
  expect(findTypeNames(type)).toEqual(names);
});

test('names of values and properties are not coloured as types', () => {
  expect(findTypeNames('const App: typeof appRouter')).toEqual([]);
  expect(findTypeNames('(property) Status?: "Done"')).toEqual([]);
});
