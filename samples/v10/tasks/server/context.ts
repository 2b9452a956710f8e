import type { IncomingMessage, ServerResponse } from 'node:http';
import type { User } from './db';
import { findSessionUser, readSessionCookie } from './session';

export interface Context {
  user: User | null;
  sessionToken?: string;
  setCookie?: (cookie: string) => void;
}

export async function createContext({
  req,
  res,
}: {
  req: IncomingMessage;
  res?: ServerResponse;
}): Promise<Context> {
  const sessionToken = readSessionCookie(req.headers.cookie);
  return {
    user: sessionToken ? await findSessionUser(sessionToken) : null,
    sessionToken,
    setCookie: (cookie) => res?.appendHeader('Set-Cookie', cookie),
  };
}
