import {setTimeout as wait} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {putInOrder} from '../putInOrder';

/** Maps plugins to their content. */
type Site = Record<string, number>;

/** Increases the content of a plugin, like the framework: it reads the site at the start, and returns a new one at the end. */
async function reload(site: Site, {name, delay}: {name: string; delay: number}): Promise<Site> {
  await wait(delay);
  if (name === 'broken') {
    throw new Error('The plugin is broken.');
  }
  return {...site, [name]: (site[name] ?? 0) + 1};
}

test('a reload that ends later does not bring back the content from before another reload', async () => {
  const inOrder = putInOrder(reload);
  const site = {docs: 0, blog: 0};
  const [, , last] = await Promise.all([
    inOrder(site, {name: 'docs', delay: 20}),
    inOrder(site, {name: 'blog', delay: 1}),
    inOrder(site, {name: 'pages', delay: 10}),
  ]);
  expect(last).toEqual({docs: 1, blog: 1, pages: 1});
  expect(await inOrder(last ?? {}, {name: 'blog', delay: 1})).toEqual({docs: 1, blog: 2, pages: 1});
});

test('a plugin that waits for its reload is not reloaded a second time', async () => {
  const inOrder = putInOrder(reload);
  const site = {docs: 0, blog: 0};
  const sites = await Promise.all([
    inOrder(site, {name: 'blog', delay: 5}),
    inOrder(site, {name: 'docs', delay: 1}),
    inOrder(site, {name: 'docs', delay: 1}),
  ]);
  expect(sites.slice(1)).toEqual([
    {docs: 1, blog: 1},
    {docs: 1, blog: 1},
  ]);
});

test('a reload that fails rejects, and the next one continues with the last site', async () => {
  const inOrder = putInOrder(reload);
  const site = {docs: 0, blog: 0};
  const [first, broken, last] = await Promise.allSettled([
    inOrder(site, {name: 'blog', delay: 5}),
    inOrder(site, {name: 'broken', delay: 1}),
    inOrder(site, {name: 'docs', delay: 1}),
  ]);
  expect(first).toMatchObject({value: {docs: 0, blog: 1}});
  expect(broken).toMatchObject({status: 'rejected'});
  expect(last).toMatchObject({value: {docs: 1, blog: 1}});
});

test('a site that the framework has loaded anew is used as it is', async () => {
  const inOrder = putInOrder(reload);
  await inOrder({docs: 0}, {name: 'docs', delay: 1});
  expect(await inOrder({docs: 10}, {name: 'docs', delay: 1})).toEqual({docs: 11});
});
