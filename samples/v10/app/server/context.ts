import type { inferAsyncReturnType } from '@trpc/server';
import type { IncomingMessage } from 'node:http';

/** Who calls: the workshop's people send their name in a header. */
export async function createContext(opts?: { req: Pick<IncomingMessage, 'headers'> }) {
  const name = opts?.req.headers['x-mechanic'];
  return { mechanic: typeof name === 'string' ? { name } : null };
}

export type Context = inferAsyncReturnType<typeof createContext>;
