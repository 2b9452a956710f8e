import type { User } from '../server/db';
import { formError } from './errors';
import { trpc } from './trpc';

export function TaskList({ user }: { user: User | null }) {
  const utils = trpc.useContext();
  const tasks = trpc.task.list.useQuery();

  trpc.task.onChange.useSubscription(undefined, {
    onStarted: () => void utils.task.list.invalidate(),
    onData: () => void utils.task.list.invalidate(),
  });

  const setDone = trpc.task.setDone.useMutation({
    onMutate: async ({ id, done }) => {
      await utils.task.list.cancel();
      const previous = utils.task.list.getData();
      utils.task.list.setData(undefined, (current) =>
        current?.map((task) => (task.id === id ? { ...task, done } : task)),
      );
      return { previous };
    },
    onError: (_error, _input, context) => {
      utils.task.list.setData(undefined, context?.previous);
    },
    onSettled: () => utils.task.list.invalidate(),
  });
  const remove = trpc.task.delete.useMutation({
    onSettled: () => utils.task.list.invalidate(),
  });

  if (tasks.isLoading) {
    return <p>Loading…</p>;
  }
  const error = formError(tasks.error ?? setDone.error ?? remove.error);
  return (
    <>
      {error && <p role="alert">{error}</p>}
      <ul>
        {tasks.data?.map((task) => (
          <li key={task.id}>
            <label>
              <input
                type="checkbox"
                checked={task.done}
                disabled={!user}
                onChange={(event) =>
                  setDone.mutate({ id: task.id, done: event.target.checked })
                }
              />
              {task.title}
            </label>
            {user && (
              <button
                type="button"
                aria-label={`Delete ${task.title}`}
                onClick={() => remove.mutate({ id: task.id })}
              >
                Delete
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
