export { createTask, deleteTask, findTask, findUser, findUserByName, listTasks, listUsers, setTaskDone, type Task, type User } from './server/db';
