import type { inferAsyncReturnType } from '@trpc/server';
import type { IncomingMessage } from 'node:http';
import { findUserByName } from './db';

/** Reads the caller from the `authorization` header: `Bearer Ada` is Ada. */
export async function createContext(opts?: { req: Pick<IncomingMessage, 'headers'> }) {
  const name = opts?.req.headers['x-mechanic'];
  const token = opts?.req.headers.authorization?.replace(/^Bearer /, '');
  return {
    user: token ? await findUserByName(token) : null,
    mechanic: typeof name === 'string' ? { name } : null,
  };
}

export type Context = inferAsyncReturnType<typeof createContext>;
