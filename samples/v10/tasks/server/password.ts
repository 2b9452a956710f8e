import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// Used when the user doesn't exist, so that the response takes just as long.
const UNKNOWN_USER_HASH = `${'A'.repeat(22)}.${'A'.repeat(43)}`;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

export async function verifyPassword(
  password: string,
  hash: string | null,
): Promise<boolean> {
  const [salt, key] = (hash ?? UNKNOWN_USER_HASH)
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  const isEqual = timingSafeEqual(await deriveKey(password, salt), key);
  return isEqual && hash !== null;
}

function deriveKey(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N: 2 ** 14, r: 8, p: 5 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
