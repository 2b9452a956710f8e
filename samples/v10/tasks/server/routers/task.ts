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

const title = z
  .string()
  .trim()
  .min(1, 'Enter a title')
  .max(100, 'Use at most 100 characters');

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
    .input(z.object({ title }))
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
      if (task) {
        taskEvents.emit('change', task);
      }
      return task;
    }),
  delete: protectedProcedure
    .input(z.object({ id: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const task = await requireTask(input.id);
      if (task.ownerId !== ctx.user.id && ctx.user.role !== 'admin') {
        throw new TRPCError({
          code: 'FORBIDDEN',
          message: 'Only the owner or an admin can delete a task',
        });
      }
      await deleteTask(task.id);
      taskEvents.emit('change', task);
      return task;
    }),
  onChange: publicProcedure.subscription(() =>
    observable<Task>((emit) => {
      const onChange = (task: Task) => emit.next(task);
      taskEvents.on('change', onChange);
      return () => taskEvents.off('change', onChange);
    }),
  ),
});
