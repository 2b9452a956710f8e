import { createExpressMiddleware } from '@trpc/server/adapters/express';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { createContext } from './context';
import { logError } from './logError';
import { appRouter } from './routers/_app';

const MAX_REQUEST_SIZE = 100_000;
const HEARTBEAT_MS = 30_000;

export async function startServer(port: number) {
  const app = express();
  app.get('/health', (_req, res) => {
    res.send('ok');
  });
  app.use(
    '/trpc',
    createExpressMiddleware({
      router: appRouter,
      createContext,
      maxBodySize: MAX_REQUEST_SIZE,
      onError: logError,
    }),
  );
  app.use(express.static('dist/client'));

  const server = app.listen(port);
  await once(server, 'listening');

  const wss = new WebSocketServer({
    server,
    path: '/trpc',
    maxPayload: MAX_REQUEST_SIZE,
  });
  applyWSSHandler({
    wss,
    router: appRouter,
    createContext: ({ req }) => createContext({ req }),
    onError: logError,
  });
  // Proxies close connections that have been silent for a minute or so.
  const heartbeat = setInterval(() => {
    wss.clients.forEach((socket) => socket.ping());
  }, HEARTBEAT_MS);

  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      clearInterval(heartbeat);
      wss.clients.forEach((socket) => socket.close());
      server.close();
      await once(server, 'close');
    },
  };
}
