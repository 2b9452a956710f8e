import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** Samples import these from the reference app, which stands for the application of the tutorial. */
const shared = [
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

test.each(shared)('%s is the same in the reference app and in the application of the tutorial', file => {
  const [app, tasks] = ['samples/v10/app', 'samples/v10/tasks'].map(folder =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  expect(app).toBe(tasks);
});
