/**
 * The data of the application, kept in memory and the same at every start.
 * Replace these functions with queries to your database: everything else stays as it is.
 */
export interface User {
  id: string;
  name: string;
  role: 'member' | 'admin';
}

export interface Task {
  id: string;
  title: string;
  done: boolean;
  ownerId: string;
}

const users: User[] = [
  { id: 'u1', name: 'Ada', role: 'admin' },
  { id: 'u2', name: 'Ben', role: 'member' },
];

const tasks: Task[] = [
  { id: 't1', title: 'Write the release notes', done: true, ownerId: 'u1' },
  { id: 't2', title: 'Fix the login page', done: false, ownerId: 'u2' },
  { id: 't3', title: 'Update the dependencies', done: false, ownerId: 'u2' },
];

export async function listUsers(): Promise<User[]> {
  return users;
}

export async function findUser(id: string): Promise<User | null> {
  return users.find(user => user.id === id) ?? null;
}

export async function findUserByName(name: string): Promise<User | null> {
  return users.find(user => user.name === name) ?? null;
}

export async function listTasks(): Promise<Task[]> {
  return tasks;
}

export async function findTask(id: string): Promise<Task | null> {
  return tasks.find(task => task.id === id) ?? null;
}

export async function createTask(input: { title: string; ownerId: string }): Promise<Task> {
  const task: Task = { id: `t${tasks.length + 1}`, done: false, ...input };
  tasks.push(task);
  return task;
}

export async function setTaskDone(id: string, done: boolean): Promise<Task | null> {
  const task = await findTask(id);
  if (task) task.done = done;
  return task;
}

export async function deleteTask(id: string): Promise<void> {
  const index = tasks.findIndex(task => task.id === id);
  if (index >= 0) tasks.splice(index, 1);
}
