import {setImmediate} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {Overlay} from '../overlay';

const file = 'docs/page.md';
const message = `${file}:3:1: error: The text isn't valid MDX.`;

type Callback = (argument?: unknown) => void;

/** Creates an overlay with a server and a bundler that record what they are told. */
function setUp() {
  const sent: string[] = [];
  const hooks: Record<string, Callback> = {};
  let connect: Callback = () => {};
  const tap = (name: string) => ({tap: (_: string, callback: Callback) => (hooks[name] = callback)});
  const server = {
    sendMessage: (clients: readonly unknown[], type: string, data?: unknown) =>
      sent.push(`${clients.join()} ${type}${data === undefined ? '' : ` ${JSON.stringify(data)}`}`),
    webSocketServer: {
      clients: ['all'],
      implementation: {on: (_: string, listener: Callback) => (connect = listener)},
    },
  };
  const overlay = new Overlay('/site');
  const {plugins, devServer} = overlay.getConfig(() => {});
  devServer.setupMiddlewares([], server);
  // TypeScript doesn't know that the overlay only uses these two hooks.
  plugins[0]?.apply({hooks: {invalid: tap('invalid'), done: tap('done')}} as never);
  const compile = async (errors: {message: string; moduleName?: string}[] = []) => {
    const compilation = {errors: errors.map(error => new Error(error.message))};
    hooks['done']?.({compilation, toJson: () => ({errors})});
    await setImmediate();
    return compilation.errors.map(error => error.message);
  };
  return {
    overlay,
    sent,
    compile,
    invalidate: async () => (hooks['invalid']?.(), setImmediate()),
    connect: () => connect('new'),
  };
}

const mdxError = `  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):
  ╰─▶   × Error: MDX compilation failed for file "/site/docs/page.md"
        │ Cause: Problems in Markdown files: 1
        │
        │ docs/page.md:9:7: error TS2322: Type 'string' is not assignable to type 'number'.
        │   > 9 | const a: number = '';
        │         |       ^
        │ Details:
        │ {
        │   "fatal": true
        │ }`;

test('messages are sent without waiting for the bundler, and the overlay closes when there are none', () => {
  const {overlay, sent} = setUp();
  overlay.show(new Map([[file, [message]]]));
  overlay.show(new Map());
  expect(sent).toEqual(['all still-ok', `all errors ["${message}"]`, 'all still-ok']);
});

test('messages are sent again after the bundler has started and ended, and to pages that are opened', async () => {
  const {overlay, sent, compile, invalidate, connect} = setUp();
  overlay.show(new Map([[file, [message]]]));
  sent.length = 0;
  await invalidate();
  await compile();
  connect();
  await setImmediate();
  expect(sent.filter(text => text.includes('errors'))).toEqual([
    `all errors ["${message}"]`,
    `all errors ["${message}"]`,
    `new errors ["${message}"]`,
  ]);
});

test('without messages, nothing is sent, and the errors of the bundler stay', async () => {
  const {sent, compile, invalidate, connect} = setUp();
  await invalidate();
  expect(await compile([{message: 'Cannot find module', moduleName: './src/a.ts'}])).toEqual([
    'Cannot find module',
  ]);
  connect();
  await setImmediate();
  expect(sent).toEqual([]);
});

test('an error of the bundler is left out if a message has told it, and shortened if not', async () => {
  const {overlay, sent, compile} = setUp();
  const samples = {message: mdxError, moduleName: './docs/page.md?a=b'};
  const shortened = `Problems in Markdown files: 1

docs/page.md:9:7: error TS2322: Type 'string' is not assignable to type 'number'.
  > 9 | const a: number = '';
        |       ^`;
  expect(await compile([samples])).toEqual([shortened]);
  overlay.show(new Map([[file, [message]]]));
  expect(sent.at(-1)).toContain('TS2322');
  const syntax = {
    message: mdxError.replace(/Problems[^]*\^/, 'Unexpected end of file'),
    moduleName: './docs/page.md',
  };
  expect(await compile([syntax])).toEqual([
    `docs/page.md isn't compiled until its problems are fixed:\n  ${message.split('\n')[0]}`,
  ]);
  expect(sent.at(-1)).toBe(`all errors ["${message}"]`);
});
