import type {ChildProcess} from 'node:child_process';
import {EventEmitter} from 'node:events';
import {expect, test} from 'vitest';
import {testOptions} from '../../__tests__/testOptions';
import {resolveOptions} from '../../options';
import {parsePage} from '../../page';
import {Checker} from '../checker';

const settings = resolveOptions(testOptions, testOptions.rootDir);

class FakeChild extends EventEmitter {
  readonly requests: {id: number}[] = [];

  send(request: {id: number}): void {
    this.requests.push(request);
  }

  disconnect(): void {
    this.emit('exit', 0);
  }

  /** Replies to all requests, as a compiler without results does. */
  finish(): void {
    this.requests.splice(0).forEach(({id}) => this.emit('message', {id, isDone: true}));
  }
}

function setUp() {
  const children: FakeChild[] = [];
  const checker = new Checker(settings.versions, () => {
    const child = new FakeChild();
    children.push(child);
    // TypeScript doesn't know that the checker only uses the members that FakeChild has.
    return child as unknown as ChildProcess;
  });
  const check = (version: string) =>
    checker.check([parsePage('docs/a.md', `\`\`\`ts version="${version}"\n1;\n\`\`\`\n`, settings)], false);
  return {children, check};
}

test('when the compiler of one docs version dies, the requests of the other version still finish', async () => {
  const {children, check} = setUp();
  const [first, second] = [check('2.x'), check('1.x')];
  children[0]?.emit('exit', 1);
  children[1]?.finish();
  await expect(first).rejects.toThrow('The process that type-checks samples of 2.x ended with code 1.');
  await expect(second).resolves.toEqual([]);
});

test('the next request after the death of a compiler starts a new one', async () => {
  const {children, check} = setUp();
  const first = check('2.x');
  children[0]?.emit('exit', 1);
  await expect(first).rejects.toThrow();
  const second = check('2.x');
  expect(children).toHaveLength(2);
  children[1]?.finish();
  await expect(second).resolves.toEqual([]);
});
