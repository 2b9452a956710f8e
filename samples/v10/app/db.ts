export {
  createTask,
  deleteTask,
  findPasswordHash,
  findTask,
  findUser,
  findUserByName,
  listTasks,
  listUsers,
  setTaskDone,
  type Task,
  type User,
} from './server/db';
