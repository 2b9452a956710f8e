import { useState } from 'react';
import { fieldError, formError } from './errors';
import { trpc } from './trpc';

export function NewTaskForm() {
  const [title, setTitle] = useState('');
  const utils = trpc.useContext();
  const create = trpc.task.create.useMutation({
    onSuccess: () => {
      setTitle('');
      return utils.task.list.invalidate();
    },
  });
  const titleError = fieldError(create.error, 'title');
  const error = titleError ?? formError(create.error);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ title });
      }}
    >
      <label>
        New task
        <input
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          aria-invalid={titleError !== undefined}
        />
      </label>
      <button disabled={create.isLoading}>Add</button>
      {error && <p role="alert">{error}</p>}
    </form>
  );
}
