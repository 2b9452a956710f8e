// Tests the messages for mistakes in samples, and that a mistake stops both the compilation of its page and the build.
// Each case is a Markdown file in a folder of __fixtures__/bad-input. A text file of the same name contains the expected output.
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterAll, afterEach, beforeAll, describe, expect, test, vi} from 'vitest';
import {sampleOptions} from '../../../../samples/options';
import {createCodeSamples, type CodeSamples} from '..';

const fixtures = path.join(__dirname, '__fixtures__/bad-input');
/** The folder of each case. */
const folders = new Map(
  readdirSync(fixtures, {withFileTypes: true, recursive: true})
    .filter(({name}) => name.endsWith('.md'))
    .map(({name, parentPath}) => [path.basename(name, '.md'), parentPath]),
);
const cases = [...folders.keys()].sort();
/** The parser rejects unreadable-markdown before any plugin runs. The test of the production build covers this case. */
const readableCases = cases.filter(name => name !== 'unreadable-markdown');

const folder = mkdtempSync(path.join(tmpdir(), 'bad-input-'));
afterAll(() => rmSync(folder, {recursive: true}));

describe('the dev server', () => {
  const siteDir = createSite('all', cases);
  const codeSamples = createCodeSamples(sampleOptions);

  beforeAll(() => serve(codeSamples, siteDir), 120_000);
  afterAll(() => codeSamples.close());

  test.each(readableCases)('a page on the dev server fails to compile: %s', async name => {
    const [first = '', ...messages] = (await compile(codeSamples, siteDir, name)).split(/\n\n(?=docs\/)/);
    expect(first).toBe(`Problems in Markdown files: ${messages.length}`);
    for (const message of messages) {
      expect(message).toMatch(new RegExp(`^docs/${name}\\.md:\\d+:\\d+: error(?: TS\\d+)?: `));
      expect(message, 'code frame').toMatch(/^ {2}> +\d+ \| .*\n +\| +\^/m);
      expect(message, 'advice').toMatch(/\n {2}\S.*\.$/);
    }
    await expect(`${messages.join('\n\n')}\n`).toMatchFileSnapshot(locate(name, '.txt'));
  });
});

describe('the production build', () => {
  const names = cases.filter(name => /^(?:no|unknown)-language|unreadable/.test(name));

  afterEach(() => vi.unstubAllEnvs());

  test('the build fails before any page is compiled, and prints the problems of all pages', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const error = await loadContent(createSite('few', names)).catch((reason: unknown) => reason);
    expect(names).toHaveLength(3);
    await expect(`${String(error).trimEnd()}\n`).toMatchFileSnapshot(path.join(fixtures, '_production.txt'));
  });
});

/** Returns the path of a file of a case. */
function locate(name: string, extension: '.md' | '.txt'): string {
  return path.join(folders.get(name) ?? fixtures, name + extension);
}

/** Creates a site whose docs are the Markdown files of some cases. Returns its folder. */
function createSite(site: string, names: readonly string[]): string {
  const siteDir = path.join(folder, site);
  mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  for (const name of names) {
    cpSync(locate(name, '.md'), path.join(siteDir, 'docs', `${name}.md`));
  }
  return siteDir;
}

function createPlugin(codeSamples: CodeSamples, siteDir: string): Plugin {
  // TypeScript doesn't know that the plugin only uses these two properties of the context.
  return codeSamples.plugin({siteDir, baseUrl: '/'} as LoadContext);
}

async function loadContent(siteDir: string): Promise<unknown> {
  return createPlugin(createCodeSamples(sampleOptions), siteDir).loadContent?.();
}

/** Starts serving a site, and waits until the samples of its pages have been verified. */
async function serve(codeSamples: CodeSamples, siteDir: string): Promise<void> {
  const plugin = createPlugin(codeSamples, siteDir);
  await plugin.loadContent?.();
  // TypeScript doesn't know that the plugin only uses the first argument.
  const change = plugin.configureWebpack?.({}, false, {} as never, undefined);
  const done = {tap: (_: string, onDone: () => void) => onDone()};
  const neverCalled = {tap: () => undefined};
  const compiler = {hooks: {done, invalid: neverCalled, watchRun: neverCalled}};
  for (const bundlerPlugin of change?.plugins ?? []) {
    if (bundlerPlugin) {
      Reflect.apply(bundlerPlugin.apply, bundlerPlugin, [compiler]);
    }
  }
  // An opened page is verified before the others, so wait for all of them.
  await vi.waitFor(
    async () => {
      const messages = await Promise.all(readableCases.map(name => compile(codeSamples, siteDir, name)));
      expect(messages).not.toContain('');
    },
    {timeout: 110_000, interval: 250},
  );
}

/** Parses a page and runs the remark plugin on it. Returns the error message, or an empty string. */
async function compile(codeSamples: CodeSamples, siteDir: string, name: string): Promise<string> {
  const file = path.join(siteDir, `docs/${name}.md`);
  const processor = unified().use(remarkParse).use(remarkMdx).use(codeSamples.remarkPlugin);
  const page = new VFile({path: file, value: readFileSync(file, 'utf8')});
  const outcome = await processor.run(processor.parse(page), page).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return outcome.trim();
}
