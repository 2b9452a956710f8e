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

let tasks: Task[] = [
  { id: 't1', title: 'Write the release notes', done: true, ownerId: 'u1' },
  { id: 't2', title: 'Fix the login page', done: false, ownerId: 'u2' },
  { id: 't3', title: 'Update the dependencies', done: false, ownerId: 'u2' },
];
let lastTaskId = tasks.length;

// The demo passwords are "correct horse" (Ada) and "battery staple" (Ben).
const passwordHashes = new Map([
  ['u1', 'j1AAfEtvs1XxQdRMpWi7JQ.JAfkoZTABj6-fD4-MeLEPxHpNE04DL9jfyi470q__ss'],
  ['u2', 'UNd7lIy91P7irXxo2X4zKQ.MIORVeR4bwfb6gPFdHhKUmpD3jxsLjf4_R-AktpoEDk'],
]);

export async function listUsers(): Promise<User[]> {
  return users;
}

export async function findUser(id: string): Promise<User | null> {
  return users.find((user) => user.id === id) ?? null;
}

export async function findUserByName(name: string): Promise<User | null> {
  return users.find((user) => user.name === name) ?? null;
}

export async function findPasswordHash(userId: string): Promise<string | null> {
  return passwordHashes.get(userId) ?? null;
}

export async function listTasks(): Promise<Task[]> {
  return tasks;
}

export async function findTask(id: string): Promise<Task | null> {
  return tasks.find((task) => task.id === id) ?? null;
}

export async function createTask(input: {
  title: string;
  ownerId: string;
}): Promise<Task> {
  lastTaskId += 1;
  const task: Task = { id: `t${lastTaskId}`, done: false, ...input };
  tasks = [...tasks, task];
  return task;
}

export async function setTaskDone(
  id: string,
  done: boolean,
): Promise<Task | null> {
  tasks = tasks.map((task) => (task.id === id ? { ...task, done } : task));
  return findTask(id);
}

export async function deleteTask(id: string): Promise<void> {
  tasks = tasks.filter((task) => task.id !== id);
}
