import type { IncomingMessage, ServerResponse } from 'node:http';
import { findUserByName, type User } from './db';
import { findSessionUser, readSessionCookie } from './session';

export interface Context {
  user: User | null;
  sessionToken?: string;
  setCookie?: (cookie: string) => void;
}

/** Reads the caller from the session cookie, or from a header that stands in for a session: `authorization: Bearer Ada` is Ada. */
export async function createContext(opts?: {
  req: Pick<IncomingMessage, 'headers'>;
  res?: unknown;
}): Promise<Context> {
  const { cookie, authorization } = opts?.req.headers ?? {};
  const name = authorization?.replace(/^Bearer /, '');
  const sessionToken = readSessionCookie(cookie);
  return {
    user: name
      ? await findUserByName(name)
      : sessionToken
        ? await findSessionUser(sessionToken)
        : null,
    sessionToken,
    // Over WebSocket `res` is the socket, which has no headers to set.
    setCookie: (value) =>
      (opts?.res as Partial<ServerResponse> | undefined)?.appendHeader?.(
        'Set-Cookie',
        value,
      ),
  };
}
