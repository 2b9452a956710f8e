// The router that the clients in the recorded exchanges call. It uses the task list of samples/v10/app. Mutations don't change the data, so
// an exchange doesn't depend on earlier exchanges.
import type {IncomingMessage} from 'node:http';
import {findTask, findUserByName, listTasks, type Task, type User} from '../../samples/v10/app/server/db';
import {initTRPC, observable, superjson, TRPCError, z} from './packages';

type Context = {user: User};

/** Creates a context with the user in the authorization header, for example `Bearer Ada`. Without this header, the user is Ben. */
export async function createContext({req}: {req: IncomingMessage}): Promise<Context> {
  const user = await findUserByName(req.headers.authorization?.replace(/^Bearer /, '') ?? 'Ben');
  if (!user) {
    throw new TRPCError({code: 'UNAUTHORIZED', message: 'Unknown user'});
  }
  return {user};
}

/** `isDev: false` removes stack traces from the responses, because stack traces contain paths of this machine. */
const t = initTRPC.context<Context>().create({isDev: false});

const taskRouter = t.router({
  list: t.procedure.query(() => listTasks()),
  byId: t.procedure.input(z.object({id: z.string()})).query(({input}) => requireTask(input.id)),
  create: t.procedure.input(z.object({title: z.string()})).mutation(async ({ctx, input}): Promise<Task> => {
    const tasks = await listTasks();
    if (tasks.some(task => task.title === input.title)) {
      throw new TRPCError({code: 'CONFLICT', message: 'A task with this title already exists'});
    }
    return {id: `t${tasks.length + 1}`, title: input.title, done: false, ownerId: ctx.user.id};
  }),
  setDone: t.procedure
    .input(z.object({id: z.string(), done: z.boolean()}))
    .mutation(async ({input}): Promise<Task> => ({...(await requireTask(input.id)), done: input.done})),
  onChange: t.procedure.subscription(async () => {
    const task = await requireTask('t2');
    return observable<Task>(emit => {
      const timer = setTimeout(() => emit.next({...task, done: true}), 20);
      return () => clearTimeout(timer);
    });
  }),
  onExportProgress: t.procedure.subscription(() =>
    observable<{percent: number}>(emit => {
      emit.next({percent: 100});
      emit.complete();
    }),
  ),
});

const userRouter = t.router({
  current: t.procedure.query(({ctx}) => ctx.user),
  logout: t.procedure.mutation(() => undefined),
});

export const appRouter = t.router({task: taskRouter, user: userRouter});

export type AppRouter = typeof appRouter;

const schedule = [
  {taskId: 't2', dueAt: new Date('2023-02-01')},
  {taskId: 't3', dueAt: new Date('2023-03-01')},
];

const superjsonT = initTRPC.context<Context>().create({isDev: false, transformer: superjson});

/** A superjson router with the schedule of docs/server/data-transformers.md and an activity list that Ben isn't allowed to read. */
export const superjsonRouter = superjsonT.router({
  schedule: superjsonT.router({
    dueBefore: superjsonT.procedure
      .input(z.object({date: z.date()}))
      .query(({input}) => schedule.filter(({dueAt}) => dueAt < input.date)),
  }),
  activity: superjsonT.router({
    list: superjsonT.procedure.query(({ctx}) => {
      if (ctx.user.role !== 'admin') {
        throw new TRPCError({code: 'FORBIDDEN'});
      }
      return [];
    }),
  }),
});

export type SuperjsonRouter = typeof superjsonRouter;

/** Finds a task. Throws NOT_FOUND if there is none with this id. */
async function requireTask(id: string): Promise<Task> {
  const task = await findTask(id);
  if (!task) {
    throw new TRPCError({code: 'NOT_FOUND', message: `No task with id '${id}'`});
  }
  return task;
}
