// Provides Node's module `buffer` in the sandbox. The package has an alias, so that samples that import `buffer` get the types of Node. It
// doesn't know the encoding `base64url`.
import { Buffer } from 'npm-buffer';

type Encoding = 'utf8' | 'hex' | 'base64' | 'base64url';

const { from } = Buffer;
// What all buffers inherit their methods from.
const methods = Object.getPrototypeOf(Buffer.alloc(0)) as Pick<Buffer, 'toString'>;
const { toString } = methods;

Object.assign(Buffer, {
  // Its decoder for `base64` also accepts the characters of `base64url`.
  from: (value: string, encoding?: Encoding | number, length?: number): unknown =>
    Reflect.apply(from, Buffer, [value, encoding === 'base64url' ? 'base64' : encoding, length]),
});
Object.assign(methods, {
  toString(this: Buffer, encoding?: Encoding, start?: number, end?: number): string {
    const text = toString.call(this, encoding === 'base64url' ? 'base64' : encoding, start, end);
    return encoding === 'base64url' ? text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') : text;
  },
});

export { Buffer };
export default { Buffer };
