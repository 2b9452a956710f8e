import {brotliCompressSync, gzipSync} from 'node:zlib';
import {chromium, type Browser, type Request} from '@playwright/test';
import {findOrInstallBrowser} from '../browser';
import {startServer} from '../server';
import {ensureBuilt} from './docusaurus';
import type {Bench, Row} from './row';

const pages = [
  {group: 'Cold load of the home page, `/`', path: '/', limits: {JavaScript: 200, fonts: 60}},
  {
    group: 'Cold load of a docs page, `/docs/context`',
    path: '/docs/context',
    limits: {JavaScript: 200, fonts: 60},
  },
  {group: 'Cold load of a 9.x page, `/docs/v9/context`', path: '/docs/v9/context'},
  {group: 'Cold load of a blog post, `/blog/announcing-trpc-10`', path: '/blog/announcing-trpc-10'},
];

const kinds = ['HTML', 'CSS', 'JavaScript', 'fonts', 'other'] as const;
type Kind = (typeof kinds)[number];

type Resource = {
  kind: Kind;
  /** Asked for ahead of need, for a page that a link in view leads to. */
  ahead: boolean;
  gzip: number;
  brotli: number;
};

export const coldLoad: Bench = {
  name: 'cold-load',
  about:
    'Cold load: what Chromium asks for with an empty cache at 1440 × 900 until the network is quiet, in kB of 1,000 bytes, gzip at level 6 and brotli at 11; fonts and bitmaps go as they are. “Fetched ahead” are the pages that links in view lead to, after the page is ready; the rows above do not count them.',
  run: async sites => {
    const site = await measure(await ensureBuilt(sites.site));
    const stock = await measure(await ensureBuilt(sites.stock));
    return pages.flatMap(page =>
      createRows(page.group, page.limits ?? {}, site.get(page.path) ?? [], stock.get(page.path) ?? []),
    );
  },
};

function createRows(
  group: string,
  limits: Partial<Record<Kind, number>>,
  site: readonly Resource[],
  stock: readonly Resource[],
): Row[] {
  const loaded = (resources: readonly Resource[]) => resources.filter(({ahead}) => !ahead);
  const size = (measured: string, select: (resource: Resource) => boolean, limit?: number): Row => ({
    group,
    measure: measured,
    unit: 'kB gzip / brotli',
    site: addUp(site.filter(select)),
    stock: addUp(stock.filter(select)),
    limit,
  });
  return [
    {
      group,
      measure: 'requests',
      unit: 'number',
      site: [loaded(site).length],
      stock: [loaded(stock).length],
    },
    ...kinds.map(kind => size(kind, resource => !resource.ahead && resource.kind === kind, limits[kind])),
    size('all', ({ahead}) => !ahead),
    size('fetched ahead', ({ahead}) => ahead),
  ];
}

function addUp(resources: readonly Resource[]): number[] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0) / 1000;
  return [sum(resources.map(({gzip}) => gzip)), sum(resources.map(({brotli}) => brotli))];
}

/** What each page sends, by its path. */
async function measure(build: string): Promise<Map<string, Resource[]>> {
  const server = await startServer(build, 0);
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  try {
    const measured = new Map<string, Resource[]>();
    for (const {path} of pages) {
      measured.set(path, await loadPage(browser, server.url + path));
    }
    return measured;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function loadPage(browser: Browser, url: string): Promise<Resource[]> {
  // A new context has an empty cache.
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', request => requests.push(request));
  const response = await page.goto(url, {waitUntil: 'networkidle'});
  if (!response?.ok()) {
    throw new Error(`${url}: answered with status ${response?.status()}, expected the page.`);
  }
  // Links in view are fetched ahead once the page reacts; a slow machine is quiet for a while before that.
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForTimeout(2000);
  const addresses = new Set(
    requests.map(request => request.url()).filter(address => !address.startsWith('data:')),
  );
  const ahead = await collectAhead(requests);
  const resources = await Promise.all([...addresses].map(address => weigh(address, ahead.has(address))));
  await context.close();
  return resources;
}

/** Addresses that were only ever asked for ahead of need. */
async function collectAhead(requests: readonly Request[]): Promise<Set<string>> {
  const ahead = new Set<string>();
  const needed = new Set<string>();
  for (const request of requests) {
    const headers = await request.allHeaders();
    (headers['sec-purpose'] === 'prefetch' ? ahead : needed).add(request.url());
  }
  return new Set([...ahead].filter(address => !needed.has(address)));
}

async function weigh(url: string, ahead: boolean): Promise<Resource> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  const isText = /^text\/|javascript|json|svg|xml/.test(type);
  return {
    kind: findKind(type),
    ahead,
    gzip: isText ? gzipSync(body).length : body.length,
    brotli: isText ? brotliCompressSync(body).length : body.length,
  };
}

function findKind(contentType: string): Kind {
  const known: [RegExp, Kind][] = [
    [/^text\/html/, 'HTML'],
    [/^text\/css/, 'CSS'],
    [/javascript/, 'JavaScript'],
    [/^font\/|woff/, 'fonts'],
  ];
  return known.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';
}
