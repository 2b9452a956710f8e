import {unzipSync} from 'fflate';
import {afterEach, expect, test} from 'vitest';
import {createArchive} from '../archive';

const timeZone = process.env.TZ;

afterEach(() => {
  process.env.TZ = timeZone;
});

test('an archive has the same bytes in all time zones', () => {
  const files = new Map([['a.txt', 'Text '.repeat(100)]]);
  process.env.TZ = 'Asia/Tokyo';
  const first = createArchive(files);
  process.env.TZ = 'America/Los_Angeles';
  expect(createArchive(files)).toEqual(first);
});

test('files stay in their order, and only texts are compressed', () => {
  const text = 'Text '.repeat(100);
  const archive = createArchive(
    new Map<string, string | Uint8Array>([
      ['mimetype', text],
      ['a.txt', text],
      ['b.png', new Uint8Array(500)],
    ]),
    ['mimetype'],
  );
  const methods: [string, number][] = [];
  const files = unzipSync(archive, {
    filter({name, compression}) {
      methods.push([name, compression]);
      return true;
    },
  });
  expect(methods).toEqual([
    ['mimetype', 0],
    ['a.txt', 8],
    ['b.png', 0],
  ]);
  expect(new TextDecoder().decode(files['a.txt'])).toBe(text);
});
