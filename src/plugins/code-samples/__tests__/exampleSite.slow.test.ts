// Builds and checks a tiny site that has nothing in common with this site except the plugin.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {PageTypes} from '../../../shared/samples';
import {resolveOptions} from '../options';
import {renderProblem} from '../problem';
import {Verifier} from '../verifier';
import {options} from './example-site/options';

const siteDir = path.join(__dirname, 'example-site');

describe('the build of the example site', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'example-site-'));
  let html = '';

  beforeAll(async () => {
    const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
    const child = spawn(process.execPath, [docusaurus, 'build', siteDir, '--out-dir', outDir], {
      env: {...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: '1'},
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    const [exitCode] = await once(child, 'close');
    expect(exitCode, output).toBe(0);
    html = readFileSync(path.join(outDir, 'index.html'), 'utf8');
  }, 300_000);
  afterAll(() => {
    for (const folder of [outDir, ...['.docusaurus', '.cache'].map(name => path.join(siteDir, name))]) {
      rmSync(folder, {recursive: true, force: true});
    }
  });

  test('the page contains only the shown lines, and the type that a comment asks for', () => {
    expect(html).toContain('export');
    expect(html).not.toContain('---cut---');
    expect(html).not.toContain('./prices');
    expect(html).toMatch(/<p>const total: number</);
  });

  test('each sample refers to its types, which are in a file of the page', () => {
    const [file = '', ...others] = readdirSync(path.join(outDir, 'types'));
    expect(others).toEqual([]);
    const digest = path.basename(file, '.json');
    const references = [...html.matchAll(/data-types="?([\w.]+)/g)].map(match => match[1]);
    expect(references).toEqual([`${digest}.0`, `${digest}.1`]);
    // TypeScript doesn't know what the plugin has written to this file.
    const {texts, samples} = JSON.parse(readFileSync(path.join(outDir, 'types', file), 'utf8')) as PageTypes;
    expect(samples).toHaveLength(2);
    expect(texts).toContain('const total: number');
    expect(texts).toContain('const response: Response');
  });
});

describe('the check of the example site', () => {
  const verifier = new Verifier(resolveOptions(options, siteDir), {withTypes: false});
  const markdown = readFileSync(path.join(siteDir, 'docs/index.md'), 'utf8');
  afterAll(() => verifier.close());

  /** Makes a mistake in the page. Returns the first line of each problem. */
  async function check(right: string, wrong: string): Promise<string[]> {
    const changed = markdown.replace(right, wrong);
    const [page] = await verifier.verifySources([{file: 'docs/index.md', markdown: changed}]);
    return (page?.result.problems ?? []).map(problem => renderProblem(problem, changed).split('\n')[0] ?? '');
  }

  test('a right page has no problems', async () => {
    expect(await check('', '')).toEqual([]);
  });

  test.each([
    [
      'type',
      'total =',
      'total: string =',
      "docs/index.md:10:14: error TS2322: Type 'number' is not assignable to type 'string'.",
    ],
    [
      'value',
      '// => 6 EUR',
      '// => 7 EUR',
      "docs/index.md:21:44: error: the result differs from the `// =>` comment. Found `'6 EUR'`, expected `7 EUR`.",
    ],
    [
      'package',
      "'clsx'",
      "'leftpad'",
      "docs/index.md:6:18: error TS2307: Cannot find module 'leftpad' or its corresponding type declarations.",
    ],
  ])('a wrong %s is reported at its position', async (_, right, wrong, problem) => {
    expect(await check(right, wrong)).toContain(problem);
  });
});
