import {expect, test} from 'vitest';
import {findUserHeaders} from '../programs';

const context = {
  path: 'server/context.ts',
  code: 'const {authorization} = opts.req.headers;',
};
const router = {
  path: 'server/routers/task.ts',
  code: "create: trpc_1.protectedProcedure.mutation(() => 'Fix the login page')",
};

test('a component is signed in if a procedure of its project needs a user', () => {
  expect(findUserHeaders([context, router])).toEqual({authorization: 'Bearer Ada'});
  expect(findUserHeaders([context, {...router, code: 'delete: adminProcedure.mutation()'}])).toEqual({
    authorization: 'Bearer Ada',
  });
});

test.each([
  ['the context reads no header', [{...context, code: ''}, router]],
  ['no procedure needs a user', [context, {...router, code: 'list: publicProcedure.query()'}]],
  ['only the base procedures are defined', [context, {path: 'server/trpc.ts', code: 'protectedProcedure'}]],
  [
    'the project has a form to log in',
    [context, router, {path: 'LogIn.tsx', code: 'trpc.user.login.useMutation()'}],
  ],
])('a component is not signed in if %s', (_, files) => {
  expect(findUserHeaders(files)).toEqual({});
});
