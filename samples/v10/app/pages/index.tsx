import { trpc } from '../utils/next';

export default function TaskList() {
  const tasks = trpc.task.list.useQuery();
  return (
    <ul>
      {tasks.data?.map((task) => (
        <li key={task.id}>{task.title}</li>
      ))}
    </ul>
  );
}
