// Adds a third docs version to a copy of the site, as CONTRIBUTING.md describes, and builds the copy.
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {check, resolveConfig} from 'prettier';
import {beforeAll, expect, test} from 'vitest';
import type {DocsVersion} from '../../../src/shared/docsVersions';
import {
  collectElements,
  readAttribute,
  readBuiltFiles,
  readBuiltPages,
  readBuiltText,
  readProse,
  type BuiltPage,
} from '../../__tests__/built-site/builtSite';
import {linkFolder} from '../../rebuild/copySite';
import {readBuiltRecords} from '../../search/relevance/measure';
import {createSmallSite} from './smallSite';

const siteDir = path.resolve('.cache/docs-version/site');
const outDir = path.join(siteDir, 'build');
const name = '10.9';

let pages: ReadonlyMap<string, BuiltPage>;
let files: readonly string[];

beforeAll(() => {
  createSmallSite(siteDir);
  run('docusaurus', 'docs:version', name);
  run('tsx', 'scripts/docs-version.ts', name);
  // This replaces `npm ci`, which needs the network.
  linkFolder('samples/v10/node_modules', path.join(siteDir, `samples/v${name}/node_modules`));
  addSample();
  run('docusaurus', 'build');
  pages = new Map(readBuiltPages(outDir).map(page => [page.path, page]));
  files = readBuiltFiles(outDir);
}, 600_000);

test('the table lists the new version between docs/ and the older version', () => {
  const table = JSON.parse(readFileSync(path.join(siteDir, 'docsVersions.json'), 'utf8')) as DocsVersion[];
  expect(table.map(({label, path: root, banner}) => [label, root, banner])).toEqual([
    ['10.x', '', 'none'],
    [name, `v${name}`, 'unmaintained'],
    ['9.x', 'v9', 'unmaintained'],
  ]);
});

test('the files that the commands write have the format of all other files', async () => {
  const written = ['docsVersions.json', 'versions.json', `versioned_sidebars/version-${name}-sidebars.json`];
  for (const file of written) {
    const options = {...(await resolveConfig('docsVersions.json')), filepath: file};
    expect(await check(readFileSync(path.join(siteDir, file), 'utf8'), options), file).toBe(true);
  }
});

test('samples are checked with the folder of the new version, and not with another one', () => {
  // The sample imports a file that only exists in this folder. The build would have failed without it.
  expect(readElements('/docs/v10.9/checked', ({tagName}) => tagName === 'pre')).toHaveLength(1);
});

test('the version menu links to the page on the same subject in each other version', () => {
  expect(readMenu('/docs/v10.9/useQuery')).toEqual(['10.x /docs/useQuery', '9.x /docs/v9/react-queries']);
  expect(readMenu('/docs/useQuery')).toEqual(['10.9 /docs/v10.9/useQuery', '9.x /docs/v9/react-queries']);
  expect(readMenu('/docs/v9/react-queries')).toEqual(['10.x /docs/useQuery', '10.9 /docs/v10.9/useQuery']);
  expect(readMenu('/docs/v9')).toEqual(['10.x /docs', '10.9 /docs/v10.9']);
  expect(readMenu('/docs/v10.9/links/wsLink')).toEqual([
    '10.x /docs/links/wsLink',
    '9.x /docs/v9/links#wslink',
  ]);
  expect(readMenu('/docs/v10.9/faq')).toEqual([
    '10.x /docs/faq',
    '9.x Not in this version. Opens its start page. /docs/v9',
  ]);
});

test('the banner and the canonical URL lead to the page in the latest version', () => {
  for (const [page, successor] of [
    ['/docs/v10.9/useQuery', '/docs/useQuery'],
    ['/docs/v10.9', '/docs'],
    ['/docs/v9/react-queries', '/docs/useQuery'],
  ] as const) {
    const [banner] = readElements(page, element => hasAttribute(element, 'aria-label', 'About this version'));
    const links = banner ? collectElements(banner).filter(({tagName}) => tagName === 'a') : [];
    expect(
      links.map(link => readAttribute(link, 'href')),
      page,
    ).toEqual([successor]);
    const [canonical] = readElements(page, element => hasAttribute(element, 'rel', 'canonical'));
    expect(canonical && new URL(readAttribute(canonical, 'href') ?? '').pathname).toBe(successor);
  }
  expect(
    readElements('/docs/useQuery', element => hasAttribute(element, 'aria-label', 'About this version')),
  ).toEqual([]);
});

test('blocks about changes link to the migration guide of their own version', () => {
  const [block] = readElements('/docs/v10.9/useQuery', element =>
    hasAttribute(element, 'class', /what-changed/),
  );
  const links = block ? collectElements(block).filter(({tagName}) => tagName === 'a') : [];
  expect(links.map(link => readAttribute(link, 'href'))).toContain(
    '/docs/v10.9/migrate-from-v9-to-v10#usequery',
  );
});

test('each version has search records of its own', () => {
  const records = readBuiltRecords(outDir);
  expect([...records.keys()]).toEqual([
    'default',
    'docs-default-10.9',
    'docs-default-9.x',
    'docs-default-current',
  ]);
  const found = records.get('docs-default-10.9') ?? [];
  expect(found.map(({objectID}) => objectID)).toContain('/docs/v10.9/useQuery');
  expect(found.filter(({version, url}) => version !== name || !url.includes('/docs/v10.9'))).toEqual([]);
});

test('each page has a Markdown version and a social image, which show the version', () => {
  expect(files).toContain('/docs/v10.9/useQuery.md');
  expect(readBuiltText('docs/v10.9/useQuery.md', outDir)).toContain('- Version: 10.9\n');
  const image = '/img/social/docs/v10.9/useQuery.png';
  const metas = readElements('/docs/v10.9/useQuery', ({tagName}) => tagName === 'meta');
  const readMeta = (property: string) =>
    metas.flatMap(meta =>
      hasAttribute(meta, 'property', property) ? (readAttribute(meta, 'content') ?? '') : [],
    );
  expect(new URL(readMeta('og:image').at(-1) ?? '').pathname).toBe(image);
  expect(readMeta('og:image:alt').at(-1)).toBe('tRPC, Docs 10.9: useQuery');
  expect(readImage(image)).not.toEqual(readImage('/img/social/docs/useQuery.png'));
});

test('the llms.txt files list the new version, and it has such files too', () => {
  expect(readBuiltText('llms.txt', outDir)).toContain(
    '/docs/v10.9/llms.txt): Version 10.9 is no longer maintained.',
  );
  expect(readBuiltText('docs/v10.9/llms.txt', outDir)).toContain('/docs/v10.9/useQuery.md)');
  expect(readBuiltText('docs/v10.9/llms-full.txt', outDir)).toContain('- Version: 10.9\n');
  expect(readBuiltText('docs/v10.9/llms-full.txt', outDir)).not.toContain('- Version: 10.x\n');
});

test('the social images and the search records of the older version have not changed', () => {
  for (const page of ['docs/v9', 'docs/v9/react-queries', 'docs/v9/links']) {
    const image = `/img/social/${page}.png`;
    expect(readImage(image), page).toEqual(readFileSync(path.join('build', image)));
  }
  const [before, after] = ['build', outDir].map(folder =>
    readBuiltRecords(folder)
      .get('docs-default-9.x')
      ?.filter(({objectID}) => /^\/docs\/v9(?:$|#|\/react-queries|\/links)/.test(objectID)),
  );
  expect(before?.length).toBeGreaterThan(10);
  expect(after).toEqual(before);
});

/** Runs a program of the copy in the copy. */
function run(program: string, ...args: string[]): void {
  const {status, stdout, stderr} = spawnSync(path.join(siteDir, 'node_modules/.bin', program), args, {
    cwd: siteDir,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', NO_COLOR: '1'},
  });
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed.\n${stdout}${stderr}`);
  }
}

/** Adds a page to the new version. Its sample imports a file that is only in the samples folder of this version. */
function addSample(): void {
  writeFileSync(
    path.join(siteDir, `samples/v${name}/app/versionName.ts`),
    `export const versionName = '${name}';\n`,
  );
  writeFileSync(
    path.join(siteDir, `versioned_docs/version-${name}/checked.md`),
    `---
title: Checked
slug: /checked
description: A page with a sample that needs the reference app of its docs version.
---

\`\`\`ts
import { versionName } from './versionName';

console.log(versionName); // => ${name}
\`\`\`
`,
  );
}

type Element = ReturnType<typeof collectElements>[number];

function readElements(page: string, isWanted: (element: Element) => boolean): Element[] {
  const {document} = pages.get(page) ?? {};
  return document ? collectElements(document).filter(isWanted) : [];
}

function hasAttribute(element: Element, attribute: string, value: string | RegExp): boolean {
  const found = readAttribute(element, attribute);
  return typeof value === 'string' ? found === value : value.test(found ?? '');
}

/** Returns the label and the path of each other version in the version menu of a page. */
function readMenu(page: string): string[] {
  return readElements(
    page,
    element =>
      hasAttribute(element, 'class', 'dropdown__link') && readAttribute(element, 'lang') === undefined,
  ).map(link => `${readProse(link)} ${readAttribute(link, 'href') ?? ''}`);
}

function readImage(image: string): Buffer {
  return readFileSync(path.join(outDir, image));
}
