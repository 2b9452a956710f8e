import type {Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {announceFiles, waitForFiles} from '../finishedHooks';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

// The hooks of these tests don't read their argument.
const props = {} as Props;

test('a plugin waits for the hooks of others, no matter which of them starts first', async () => {
  const events: string[] = [];
  const createWriter = (name: string) => ({
    name,
    postBuild: announceFiles(async () => {
      await new Promise(resolve => setTimeout(resolve, 10));
      events.push(name);
    }),
  });
  const plugins = [createWriter('first'), createWriter('second')];
  const waiting = waitForFiles(plugins, ['first', 'second']).then(() => events.push('reader'));
  await Promise.all(plugins.map(({postBuild}) => postBuild(props)));
  await waiting;
  expect(events).toEqual(['first', 'second', 'reader']);
});

test('the wait ends with the error of a hook', async () => {
  const postBuild = announceFiles(() => {
    throw new Error('disk full');
  });
  const waiting = waitForFiles([{name: 'writer', postBuild}], ['writer']);
  await expect(postBuild(props)).rejects.toThrow('disk full');
  await expect(waiting).rejects.toThrow('disk full');
});

test.each([
  [[{name: 'writer'}], 'no `postBuild` hook'],
  [[{name: 'writer', postBuild: () => undefined}], 'a hook that isn’t wrapped'],
])('the build stops instead of waiting forever', async (plugins, found) => {
  await expect(waitForFiles(plugins, ['writer'])).rejects.toThrow(
    `The plugin writer doesn't announce its files. Found ${found}, expected`,
  );
});

test('a plugin that the site doesn’t use writes no files', async () => {
  await expect(waitForFiles([], ['writer'])).resolves.toBeUndefined();
});
