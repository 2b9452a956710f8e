import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {createPageChecks} from '../index';
import {PageChecks} from '../pageChecks';
import {createSmallSite, options, renderPage, renderPost} from './smallSite';

afterEach(() => vi.unstubAllEnvs());

type Mode = 'production' | 'development';

/** Calls the function with which the plugin loads its content. Returns the message of the error that it throws, or undefined. */
async function load(
  files: Record<string, string>,
  mode: Mode,
  onBrokenLinks = 'throw',
): Promise<string | undefined> {
  vi.stubEnv('NODE_ENV', mode);
  const {folder} = createSmallSite(files);
  // The plugin reads only these fields of the context.
  const context = {siteDir: folder, siteConfig: {onBrokenLinks}, baseUrl: '/'} as LoadContext;
  try {
    await createPageChecks(() => options)(context).loadContent?.();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const unknownId = {'sidebars.ts': "export default {docs: ['server/context', 'server/rooter']};\n"};
const unknownTag = {'blog/2024-01-03-post.md': renderPost('Post', 'Text.', 'tags: [relese]\n')};
const orphan = {'sidebars.ts': "export default {docs: ['server/context']};\n"};
const page = renderPage('Page', 'Text.');
const wrongKind = {'docs/server/page.md': page.replace('title: Page', 'title: [a]')};
const invalidYaml = {'docs/server/page.md': page.replace('title: Page', 'title: a: b')};
const anchor = {'docs/server/page.md': renderPage('Page', '[Session](./context.md#sesion)')};

test('a build stops if links, tags or sidebars are wrong, and states the positions', async () => {
  expect(await load({}, 'production')).toBeUndefined();
  const message = await load({...orphan, ...unknownTag, ...anchor}, 'production');
  expect(message).toContain('Problems in pages and sidebars: 4');
  expect(message).toContain('docs/server/router.md:1:1: error: No sidebar contains the page');
  expect(message).toContain('docs/server/page.md:6:11: error: The link is broken');
  expect(message).toContain("blog/2024-01-03-post.md:4:8: error: The tag isn't defined.");
  expect(await load(unknownId, 'production')).toContain('sidebars.ts:1:42: error: The sidebar names a page');
});

test('a build of a site that allows broken links stops only if the framework cannot load the site', async () => {
  expect(await load({...orphan, ...anchor}, 'production', 'ignore')).toBeUndefined();
  expect(await load(unknownId, 'production', 'ignore')).toContain(
    'sidebars.ts:1:42: error: The sidebar names',
  );
});

test('the dev server starts with all problems except those with which the framework cannot load the site', async () => {
  expect(await load({...orphan, ...anchor}, 'development')).toBeUndefined();
  expect(await load(unknownId, 'development')).toContain('sidebars.ts:1:42: error: The sidebar names a page');
  expect(await load(unknownTag, 'development')).toContain(
    "blog/2024-01-03-post.md:4:8: error: The tag isn't",
  );
});

test.each(['development', 'production'] as const)(
  'in %s mode, the site does not load if the front matter is not valid YAML or has a value of the wrong kind',
  async mode => {
    const message = await load(wrongKind, mode);
    expect(message).toContain(
      'docs/server/page.md:2:1: error: The field `title` has the wrong kind of value.',
    );
    expect(await load(invalidYaml, mode)).toContain(
      'docs/server/page.md:2:8: error: The front matter is not valid YAML',
    );
    // The framework ignores unknown fields and converts numbers to texts, so these mistakes don't stop it.
    for (const field of ['slugg: a', 'slug: 3']) {
      expect(
        await load({'docs/server/page.md': renderPage('Page', 'Text.', `${field}\n`)}, mode),
      ).toBeUndefined();
    }
  },
);

test('a terminal shows the problems without a stack trace', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const {folder} = createSmallSite(unknownTag);
  const context = {siteDir: folder, siteConfig: {}, baseUrl: '/'} as LoadContext;
  const start = async () => createPageChecks(() => options)(context).loadContent?.();
  const error: unknown = await start().catch((reason: unknown) => reason);
  // The command line of the framework prints errors in this way.
  expect(inspect(error, {depth: Infinity})).toMatchInlineSnapshot(`
    "Problems in pages and sidebars: 1

    blog/2024-01-03-post.md:4:8: error: The tag isn't defined. Found \`relese\`, expected release.
        2 | title: Post
        3 | description: Post. Write one or two sentences that say what the reader gets.
      > 4 | tags: [relese]
          |        ^^^^^^
        5 | ---
      Did you mean \`release\`? To add a tag, write lines such as these into blog/tags.yml:
        relese:
          label: relese
          permalink: /relese
          description: What the posts with this tag are about
    "
  `);
});

test('the dev server checks the files again only if one of them has changed', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const check = vi.spyOn(PageChecks.prototype, 'checkBeforeLoading');
  const {folder} = createSmallSite({});
  const context = {siteDir: folder, siteConfig: {}, baseUrl: '/'} as LoadContext;
  const start = () => createPageChecks(() => options)(context).loadContent?.();
  await start();
  await start();
  expect(check).toHaveBeenCalledTimes(1);
  writeFileSync(path.join(folder, 'sidebars.ts'), unknownId['sidebars.ts']);
  await expect(start()).rejects.toThrow('sidebars.ts:1:42: error: The sidebar names a page');
  // Files with problems aren't remembered.
  await expect(start()).rejects.toThrow('sidebars.ts:1:42: error: The sidebar names a page');
  expect(check).toHaveBeenCalledTimes(3);
});
