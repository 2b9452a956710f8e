import nodeCrypto from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Buffer as PageBuffer } from '../playground/buffer';
import pageCrypto from '../playground/crypto';

const text = 'Grüße?>~';

describe('the modules of Node in the sandbox compute the same values as Node', () => {
  test.each(['hex', 'base64', 'base64url'] as const)('Buffer, %s', encoding => {
    const encoded = Buffer.from(text).toString(encoding);
    expect(PageBuffer.from(text).toString(encoding)).toBe(encoded);
    expect(PageBuffer.from(encoded, encoding).toString()).toBe(text);
    expect(PageBuffer.concat([PageBuffer.from('a'), new Uint8Array([98])]).toString()).toBe('ab');
  });

  test.each(['md5', 'sha1', 'sha256', 'SHA-384', 'sha512'])('%s', name => {
    const run = ({ createHash, createHmac }: typeof nodeCrypto) => [
      createHash(name).update('a').update(text).digest('hex'),
      createHmac(name, 'secret').update(text).digest('base64url'),
    ];
    expect(run(pageCrypto as unknown as typeof nodeCrypto)).toEqual(run(nodeCrypto));
  });

  test('scrypt', async () => {
    const expected = nodeCrypto.scryptSync(text, 'salt', 64).toString('hex');
    const key = await new Promise((resolve, reject) =>
      pageCrypto.scrypt(text, 'salt', 64, (error, value) => (error ? reject(error) : resolve(value))),
    );
    expect(PageBuffer.from(key as Uint8Array).toString('hex')).toBe(expected);
  });

  test('random values and comparisons', () => {
    expect(pageCrypto.randomUUID()).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(pageCrypto.randomBytes(8).toString()).not.toBe(pageCrypto.randomBytes(8).toString());
    expect(pageCrypto.timingSafeEqual(PageBuffer.from('a'), PageBuffer.from('a'))).toBe(true);
    expect(() => pageCrypto.timingSafeEqual(PageBuffer.from('a'), PageBuffer.from('ab'))).toThrow(RangeError);
    expect(() => nodeCrypto.timingSafeEqual(Buffer.from('a'), Buffer.from('ab'))).toThrow(RangeError);
    expect(() => pageCrypto.createHash('whirlpool')).toThrow('whirlpool');
  });
});
