// Replaces a part of Node's module `crypto` in the sandbox. Browsers compute digests only asynchronously, and only in secure contexts.
import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { scrypt as deriveScrypt } from '@noble/hashes/scrypt.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { Buffer } from './buffer';

type Data = string | Uint8Array;
type Encoding = 'hex' | 'base64' | 'base64url';
type Algorithm = keyof typeof algorithms;
type ScryptOptions = {
  N?: number;
  cost?: number;
  r?: number;
  blockSize?: number;
  p?: number;
  parallelization?: number;
};
type ScryptCallback = (error: Error | null, key: Uint8Array) => void;

const algorithms = { md5, sha1, sha256, sha384, sha512 };

export function createHash(name: string): object {
  return createDigester(findAlgorithm(name).create());
}

export function createHmac(name: string, key: Data): object {
  return createDigester(hmac.create(findAlgorithm(name), toBytes(key)));
}

function createDigester(hash: { update: (data: Uint8Array) => unknown; digest: () => Uint8Array }): object {
  const digester = {
    update: (data: Data, encoding?: Encoding) => {
      hash.update(toBytes(data, encoding));
      return digester;
    },
    digest: (encoding?: Encoding) => encode(hash.digest(), encoding),
  };
  return digester;
}

function findAlgorithm(name: string): (typeof algorithms)[Algorithm] {
  const algorithm = name.toLowerCase().replace('-', '');
  if (!(algorithm in algorithms)) {
    throw new Error(`Digest method not supported in the page: ${name}`);
  }
  return algorithms[algorithm as Algorithm];
}

export function scryptSync(
  password: Data,
  salt: Data,
  length: number,
  options: ScryptOptions = {},
): Uint8Array {
  return Buffer.from(
    deriveScrypt(toBytes(password), toBytes(salt), {
      N: options.N ?? options.cost ?? 16_384,
      r: options.r ?? options.blockSize ?? 8,
      p: options.p ?? options.parallelization ?? 1,
      dkLen: length,
    }),
  );
}

/** Calls the callback in a later turn, as Node does. */
export function scrypt(
  password: Data,
  salt: Data,
  length: number,
  ...rest: [...([] | [ScryptOptions]), ScryptCallback]
): void {
  const callback = rest.at(-1) as ScryptCallback;
  const options = rest.length > 1 ? (rest[0] as ScryptOptions) : {};
  setTimeout(() => {
    callback(null, scryptSync(password, salt, length, options));
  });
}

export function randomBytes(length: number): Uint8Array {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(length)));
}

export function randomUUID(): string {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function randomInt(first: number, second?: number): number {
  const [min, max] = second === undefined ? [0, first] : [first, second];
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return min + (random % (max - min));
}

export function timingSafeEqual(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) {
    throw new RangeError('Input buffers must have the same byte length');
  }
  return Array.from(a).every((byte, index) => byte === b[index]);
}

function toBytes(data: Data, encoding?: Encoding): Uint8Array {
  return typeof data === 'string' ? Buffer.from(data, encoding) : data;
}

function encode(bytes: Uint8Array, encoding?: Encoding): Uint8Array | string {
  return encoding === undefined ? Buffer.from(bytes) : Buffer.from(bytes).toString(encoding);
}

export const webcrypto = crypto;
export default {
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  randomUUID,
  scrypt,
  scryptSync,
  timingSafeEqual,
  webcrypto,
};
