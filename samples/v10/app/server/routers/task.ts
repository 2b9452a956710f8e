import { TRPCError } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { z } from 'zod';
import {
  createTask,
  deleteTask,
  findTask,
  listTasks,
  setTaskDone,
  type Task,
} from '../db';
import { taskEvents } from '../events';
import { protectedProcedure, publicProcedure, router } from '../trpc';

async function requireTask(id: string): Promise<Task> {
  const task = await findTask(id);
  if (!task) {
    throw new TRPCError({
      code: 'NOT_FOUND',
      message: `No task with id '${id}'`,
    });
  }
  return task;
}

export const taskRouter = router({
  list: publicProcedure.query(() => listTasks()),
  byId: publicProcedure
    .input(z.object({ id: z.string() }))
    .query(({ input }) => requireTask(input.id)),
  create: protectedProcedure
    .input(z.object({ title: z.string().trim().min(1).max(100) }))
    .mutation(async ({ ctx, input }) => {
      const task = await createTask({
        title: input.title,
        ownerId: ctx.user.id,
      });
      taskEvents.emit('change', task);
      return task;
    }),
  setDone: protectedProcedure
    .input(z.object({ id: z.string(), done: z.boolean() }))
    .mutation(async ({ input }) => {
      await requireTask(input.id);
      const task = await setTaskDone(input.id, input.done);
      if (task) taskEvents.emit('change', task);
      return task;
    }),
  delete: protectedProcedure
    .input(z.object({ id: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const task = await requireTask(input.id);
      if (task.ownerId !== ctx.user.id && ctx.user.role !== 'admin') {
        throw new TRPCError({ code: 'FORBIDDEN' });
      }
      await deleteTask(task.id);
      return task;
    }),
  onChange: publicProcedure.subscription(() =>
    observable<Task>((emit) => {
      const next = (task: Task) => emit.next(task);
      taskEvents.on('change', next);
      return () => taskEvents.off('change', next);
    }),
  ),
});
