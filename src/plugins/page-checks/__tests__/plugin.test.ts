import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {createPageChecks} from '../index';
import {PageChecks} from '../pageChecks';
import {createSmallSite, options, renderPage} from './smallSite';

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
const unknownTag = {'blog/2024-01-03-post.md': renderPage('Post', 'Text.', 'tags: [relese]\n')};
const orphan = {'sidebars.ts': "export default {docs: ['server/context']};\n"};
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
