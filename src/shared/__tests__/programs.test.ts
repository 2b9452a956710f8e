import {expect, test} from 'vitest';
import {findUserHeaders} from '../programs';

const context = {path: 'server/context.ts', code: 'const {authorization} = opts.req.headers;'};
const router = {path: 'server/routers/user.ts', code: 'login: publicProcedure.mutation()'};
const list = {path: 'client/TaskList.tsx', code: 'trpc.task.setDone.useMutation()'};

test('components are signed in if the server accepts a name, even if its router has a procedure to log in', () => {
  expect(findUserHeaders([context, router, list])).toEqual({authorization: 'Bearer Ada'});
});

test.each([
  ['the server accepts no name', [{...context, code: 'cookie'}, router, list]],
  ['the context is in another file', [{...context, path: 'context.ts'}, router, list]],
  ['a component logs in', [context, router, {...list, code: 'trpc.user.login.useMutation()'}]],
  ['a component logs out', [context, router, {...list, code: 'trpc_1.trpc.user.logout.useMutation()'}]],
])('components are not signed in if %s', (_, files) => {
  expect(findUserHeaders(files)).toEqual({});
});
