import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {createCanonicalSitemap} from '..';
import {readCanonicalUrl} from '../canonicalUrl';

test.each([
  ['with quotes', '<head><link rel="canonical" href="https://example.org/docs"></head><body>'],
  ['without quotes', '<head><link data-rh=true rel=canonical href=https://example.org/docs /><body>'],
])('readCanonicalUrl reads a link %s', (_, html) => {
  expect(readCanonicalUrl(`<!doctype html><html>${html}`)).toMatch(/^https:\/\/example\.org\/docs/);
});

test('readCanonicalUrl ignores examples in the text of the page', () => {
  const html = '<head></head><body><link rel="canonical" href="https://example.org/other"></body>';
  expect(readCanonicalUrl(html)).toBeUndefined();
});

test('the sitemap leaves out pages that have been replaced by another page', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'canonical-sitemap-'));
  const origin = 'https://example.org';
  const writePage = (file: string, canonical?: string) => {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    const link = canonical === undefined ? '' : `<link rel="canonical" href="${origin}${canonical}">`;
    writeFileSync(path.join(outDir, file), `<html><head>${link}</head><body></body></html>`);
  };
  writePage('index.html');
  writePage('docs/context.html', '/site/docs/context');
  writePage('docs/v9/context.html', '/site/docs/context');
  const {plugin, createSitemapItems} = createCanonicalSitemap();
  // The function uses only these two properties of the context, and passes the parameters on without reading them.
  plugin({outDir, baseUrl: '/site/'} as LoadContext);
  type Params = Parameters<typeof createSitemapItems>[0];
  const items = await createSitemapItems({
    defaultCreateSitemapItems: async () =>
      ['/site/', '/site/docs/context', '/site/docs/v9/context'].map(url => ({url: origin + url})),
  } as unknown as Params);
  rmSync(outDir, {recursive: true});
  expect(items.map(({url}) => url)).toEqual([`${origin}/site/`, `${origin}/site/docs/context`]);
});
