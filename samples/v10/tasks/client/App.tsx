import { LoginForm } from './LoginForm';
import { NewTaskForm } from './NewTaskForm';
import { TaskList } from './TaskList';
import { trpc } from './trpc';

export function App() {
  const utils = trpc.useContext();
  const { data: user, isLoading } = trpc.user.current.useQuery();
  const logout = trpc.user.logout.useMutation({
    onSuccess: () => utils.invalidate(),
  });

  if (isLoading) {
    return <main>Loading…</main>;
  }
  return (
    <main>
      <header>
        <h1>Tasks</h1>
        {user && (
          <p>
            {user.name}{' '}
            <button type="button" onClick={() => logout.mutate()}>
              Log out
            </button>
          </p>
        )}
      </header>
      {user ? <NewTaskForm /> : <LoginForm />}
      <TaskList user={user ?? null} />
    </main>
  );
}
