import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { currentVersion } from '../../src/shared/docsVersions';

/**
 * Files of the reference app (samples/v10/app), which samples import. They must be the same as in the finished application of the tutorial
 * (samples/v10/tasks), so that samples agree with the tutorial.
 */
const sharedFiles = [
  'client/App.tsx',
  'client/LoginForm.tsx',
  'client/NewTaskForm.tsx',
  'client/TaskList.tsx',
  'client/errors.ts',
  'client/trpc.ts',
  'server/app.ts',
  'server/db.ts',
  'server/events.ts',
  'server/logError.ts',
  'server/password.ts',
  'server/routers/user.ts',
  'server/session.ts',
  'server/testClient.ts',
];

test.each(sharedFiles)('%s is identical in the reference app and in the tutorial’s application', file => {
  const [app, tasks] = [`${currentVersion.samples}/app`, `${currentVersion.samples}/tasks`].map(folder =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  expect(app).toBe(tasks);
});
