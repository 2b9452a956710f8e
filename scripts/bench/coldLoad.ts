import {brotliCompressSync, gzipSync} from 'node:zlib';
import {chromium, type Browser, type Request} from '@playwright/test';
import {docsVersions, getDocsRoute} from '../../src/shared/docsVersions';
import {findOrInstallBrowser} from '../system/browser';
import {startServer} from '../serve/server';
import {ensureBuilt} from './docusaurus';
import type {Bench, Row} from './row';

const pages: {group: string; path: string; limits?: {JavaScript: number; fonts: number}}[] = [
  {group: 'Cold load of the home page, `/`', path: '/', limits: {JavaScript: 200, fonts: 60}},
  {
    group: 'Cold load of a docs page, `/docs/context`',
    path: '/docs/context',
    limits: {JavaScript: 200, fonts: 60},
  },
  ...docsVersions
    .filter(({isLatest}) => !isLatest)
    .map(version => ({
      group: `Cold load of a ${version.label} page, \`${getDocsRoute(version)}/context\``,
      path: `${getDocsRoute(version)}/context`,
    })),
  {group: 'Cold load of a blog post, `/blog/announcing-trpc-10`', path: '/blog/announcing-trpc-10'},
];

const kinds = ['HTML', 'CSS', 'JavaScript', 'fonts', 'other'] as const;
type Kind = (typeof kinds)[number];

type Resource = {
  kind: Kind;
  /** Whether the resource was only prefetched, for another page that a visible link leads to. */
  isPrefetch: boolean;
  /** Size in bytes after compression with gzip. */
  gzip: number;
  /** Size in bytes after compression with brotli. */
  brotli: number;
};

export const coldLoad: Bench = {
  name: 'cold-load',
  description:
    'Cold load: the resources that Chromium requests with an empty cache and a viewport of 1440 × 900, until the network is idle. Sizes are in kB of 1,000 bytes, compressed with gzip at level 6 and with brotli at level 11. Fonts and bitmaps aren’t compressed. The row “prefetched” contains the resources of linked pages, which the site requests after hydration. The other rows don’t include these resources.',
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
  const withoutPrefetches = (resources: readonly Resource[]) =>
    resources.filter(({isPrefetch}) => !isPrefetch);
  const sizeRow = (measure: string, select: (resource: Resource) => boolean, maximum?: number): Row => ({
    group,
    measure,
    unit: 'kB gzip / brotli',
    site: sumKilobytes(site.filter(select)),
    stock: sumKilobytes(stock.filter(select)),
    maximum,
  });
  return [
    {
      group,
      measure: 'requests',
      unit: 'number',
      site: [withoutPrefetches(site).length],
      stock: [withoutPrefetches(stock).length],
    },
    ...kinds.map(kind =>
      sizeRow(kind, resource => !resource.isPrefetch && resource.kind === kind, limits[kind]),
    ),
    sizeRow('all', ({isPrefetch}) => !isPrefetch),
    sizeRow('prefetched', ({isPrefetch}) => isPrefetch),
  ];
}

/** Returns the total size in kB with gzip and with brotli. */
function sumKilobytes(resources: readonly Resource[]): number[] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0) / 1000;
  return [sum(resources.map(({gzip}) => gzip)), sum(resources.map(({brotli}) => brotli))];
}

/** Loads the pages of a build. Returns the resources of each page. The keys are page paths. */
async function measure(build: string): Promise<Map<string, Resource[]>> {
  const server = await startServer(build, 0);
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  try {
    const resources = new Map<string, Resource[]>();
    for (const {path} of pages) {
      resources.set(path, await loadPage(browser, server.url + path));
    }
    return resources;
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
    throw new Error(`${url}: the page has status ${response?.status()} instead of 200.`);
  }
  // The site prefetches linked pages only after hydration. On a slow machine, the network can already be idle before hydration.
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForTimeout(2000);
  const urls = new Set(
    requests.map(request => request.url()).filter(resourceUrl => !resourceUrl.startsWith('data:')),
  );
  const prefetched = await findPrefetchedUrls(requests);
  const resources = await Promise.all(
    [...urls].map(resourceUrl => measureResource(resourceUrl, prefetched.has(resourceUrl))),
  );
  await context.close();
  return resources;
}

/** Returns the URLs that were requested only as prefetches. */
async function findPrefetchedUrls(requests: readonly Request[]): Promise<Set<string>> {
  const prefetched = new Set<string>();
  const needed = new Set<string>();
  for (const request of requests) {
    const headers = await request.allHeaders();
    (headers['sec-purpose'] === 'prefetch' ? prefetched : needed).add(request.url());
  }
  return new Set([...prefetched].filter(resourceUrl => !needed.has(resourceUrl)));
}

async function measureResource(url: string, isPrefetch: boolean): Promise<Resource> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  const isText = /^text\/|javascript|json|svg|xml/.test(type);
  return {
    kind: getKind(type),
    isPrefetch,
    gzip: isText ? gzipSync(body).length : body.length,
    brotli: isText ? brotliCompressSync(body).length : body.length,
  };
}

function getKind(contentType: string): Kind {
  const known: [RegExp, Kind][] = [
    [/^text\/html/, 'HTML'],
    [/^text\/css/, 'CSS'],
    [/javascript/, 'JavaScript'],
    [/^font\/|woff/, 'fonts'],
  ];
  return known.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';
}
