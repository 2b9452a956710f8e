// Replaces a part of Node's module `crypto` in the sandbox.

export function randomBytes(length: number): Uint8Array {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Object.assign(bytes, {
    toString: (encoding?: string) =>
      encoding === 'hex'
        ? [...bytes].map(toHex).join('')
        : encoding?.startsWith('base64')
          ? encodeBase64(bytes, encoding === 'base64url')
          : new TextDecoder().decode(bytes),
  });
}

export function randomUUID(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) =>
    toHex(index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte),
  );
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function randomInt(first: number, second?: number): number {
  const [min, max] = second === undefined ? [0, first] : [first, second];
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return min + (random % (max - min));
}

export function timingSafeEqual(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  return a.length === b.length && Array.from(a).every((byte, index) => byte === b[index]);
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

function encodeBase64(bytes: Uint8Array, isUrl: boolean): string {
  const text = btoa(String.fromCharCode(...bytes));
  return isUrl ? text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') : text;
}

export const webcrypto = crypto;
export default { randomBytes, randomUUID, randomInt, timingSafeEqual, webcrypto };
