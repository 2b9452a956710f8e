import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { useState } from 'react';
import type { AppRouter } from './server';

const trpc = createTRPCReact<AppRouter>();

export default function App() {
  const [queryClient] = useState(() => new QueryClient());
  const [client] = useState(() =>
    trpc.createClient({ links: [httpBatchLink({ url: 'http://localhost:3000' })] }),
  );
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Tasks />
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function Tasks() {
  const [title, setTitle] = useState('');
  const utils = trpc.useContext();
  const tasks = trpc.list.useQuery();
  const add = trpc.add.useMutation({
    onSuccess() {
      setTitle('');
      return utils.list.invalidate();
    },
  });
  return (
    <main>
      <h1>Tasks</h1>
      <ul>
        {tasks.data?.map(task => (
          <li key={task.id}>{task.title}</li>
        ))}
      </ul>
      <label>
        New task <input value={title} onChange={event => setTitle(event.target.value)} />
      </label>{' '}
      <button disabled={title === '' || add.isLoading} onClick={() => add.mutate({ title })}>
        Add
      </button>
    </main>
  );
}
