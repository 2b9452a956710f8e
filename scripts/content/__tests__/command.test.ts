import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

function runCommand(...args: string[]) {
  const script = path.resolve('scripts/content.ts');
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
}

test('--help prints the usage', () => {
  const {status, stdout, stderr} = runCommand('--help');
  expect(stdout).toMatch(/^ {2}npm run content -- docs\/\S+\.md /m);
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
});

test('a wrong path or option is reported without a stack trace', () => {
  expect(runCommand('docs/nowhere.md')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'docs/nowhere.md: file not found. Pass the paths of Markdown files in docs, versioned_docs, blog.\n',
  });
  const {status, stderr} = runCommand('--fxi');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--fxi'\..*\n$/);
});
