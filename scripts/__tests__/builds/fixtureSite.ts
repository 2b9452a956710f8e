import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Overrides} from './fixtureConfig';

/** Changes to the fixture site that can contain a mistake. */
export type Mistake = Overrides & {
  /** The contents of the files to add or replace in the fixture site, by path. */
  files?: Record<string, string>;
  /** Additional environment variables. */
  env?: Record<string, string>;
};

export type BuildOutcome = {exitCode: number | null; output: string};

const repository = path.resolve(import.meta.dirname, '../../..');
const fixtureFolder = path.join(import.meta.dirname, '__fixtures__/site');

/** Makes the mistake in a copy of the fixture site, and builds the copy. The copy is in a temporary folder, which is deleted afterwards. */
export async function buildFixtureSite({
  files = {},
  env = {},
  ...overrides
}: Mistake = {}): Promise<BuildOutcome> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'fixture-site-'));
  try {
    cpSync(fixtureFolder, siteDir, {recursive: true});
    symlinkSync(path.join(repository, 'node_modules'), path.join(siteDir, 'node_modules'), 'dir');
    for (const [file, text] of Object.entries({...files, ...createConfigFile(overrides)})) {
      mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
      writeFileSync(path.join(siteDir, file), text);
    }
    return await runBuild(siteDir, env);
  } finally {
    rmSync(siteDir, {recursive: true, force: true});
  }
}

function createConfigFile(overrides: Overrides): Record<string, string> {
  const source = JSON.stringify(path.join(import.meta.dirname, 'fixtureConfig'));
  return {
    'docusaurus.config.ts': `import {createFixtureConfig} from ${source};\n\nexport default createFixtureConfig(${JSON.stringify(overrides)});\n`,
  };
}

function runBuild(siteDir: string, env: Record<string, string>): Promise<BuildOutcome> {
  return new Promise((resolve, reject) => {
    const program = path.join(repository, 'node_modules/.bin/docusaurus');
    const child = spawn(program, ['build', siteDir, '--no-minify'], {
      cwd: siteDir,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Vitest sets NODE_ENV to `test`, but the build needs `production`. NO_COLOR keeps colour codes out of the compared output. Without
      // the cache, every build compiles all files and reports all errors.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NO_COLOR: '1',
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        ...env,
      },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject).once('close', exitCode => resolve({exitCode, output}));
  });
}
