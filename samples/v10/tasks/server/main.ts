import { startServer } from './app';

const server = await startServer(Number(process.env.PORT ?? 3000));
console.log(`The task list is running at http://localhost:${server.port}`);

async function stop() {
  setTimeout(() => process.exit(1), 10_000).unref();
  await server.close();
  process.exit();
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
