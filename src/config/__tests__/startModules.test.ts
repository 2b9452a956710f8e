// Docusaurus compiles the configuration and every ES module that it imports, also those of packages, in each start. Loaded in this way, the
// 400 modules of the parsers for Markdown and HTML took half a second.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

const siteDir = path.resolve(__dirname, '../../..');

test('the configuration loads no ES modules of packages, except small ones', () => {
  const script = `require('@docusaurus/utils').loadFreshModule(${JSON.stringify(path.join(siteDir, 'docusaurus.config.ts'))})`;
  const {stdout, status} = spawnSync(process.execPath, ['--eval', script], {
    cwd: siteDir,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'development', JITI_DEBUG: '1'},
  });
  expect(status).toBe(0);
  const compiled = [...stdout.matchAll(/\[transpile\].*?(\/\S+)/g)].map(([, file = '']) =>
    path.relative(siteDir, file).split(path.sep).join('/'),
  );
  expect(compiled).toContain('docusaurus.config.ts');
  const packages = compiled.flatMap(file => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  expect([...new Set(packages)].sort()).toEqual([
    'leven',
    'unist-util-is',
    'unist-util-visit',
    'unist-util-visit-parents',
  ]);
});
