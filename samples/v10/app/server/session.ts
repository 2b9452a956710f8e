import { createHash, randomBytes } from 'node:crypto';
import { findUser, type User } from './db';

const MAX_AGE = 7 * 24 * 60 * 60; // seconds

const sessions = new Map<string, { userId: string; expiresAt: number }>();

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export async function createSession(userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = Date.now() + MAX_AGE * 1000;
  sessions.set(hashToken(token), { userId, expiresAt });
  return token;
}

export async function findSessionUser(token: string): Promise<User | null> {
  const session = sessions.get(hashToken(token));
  if (!session || session.expiresAt < Date.now()) {
    return null;
  }
  return findUser(session.userId);
}

export async function deleteSession(token: string): Promise<void> {
  sessions.delete(hashToken(token));
}

export function readSessionCookie(header = ''): string | undefined {
  return /(?:^|; *)session=([^;]+)/.exec(header)?.[1];
}

export function sessionCookie(token: string, maxAge = MAX_AGE): string {
  const cookie = `session=${token}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax`;
  return process.env.NODE_ENV === 'production' ? `${cookie}; Secure` : cookie;
}
