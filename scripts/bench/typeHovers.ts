import {readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {findOrInstallBrowser} from '../browser';
import {startServer} from '../server';
import {buildSite, ensureBuilt} from './docusaurus';
import {median} from './median';
import type {Bench, Row} from './row';

const group = 'Types on hover';
const opened = '/docs/context';
const runs = 5;

/** What makes a site without types: the code block never asks for them, and the build names no data. */
const removals = [
  {
    file: 'src/components/CodeBlock/useTypeHovers.tsx',
    find: 'if (reference === undefined) {',
    replace: 'if (reference === undefined || true) {',
  },
  {
    file: 'src/plugins/code-samples/remarkCodeSamples.ts',
    find: 'const hasTypes = ',
    replace: 'const hasTypes = false && ',
  },
];

export const typeHovers: Bench = {
  name: 'type-hovers',
  about:
    'Types on hover: the site is built twice, with types and without. Growth is the difference of a page’s HTML, and of the script that this page alone loads, gzip at level 6, over all pages where there is a difference. The popup is timed from the last byte of the data until it is in the page; median of five.',
  run: async sites => {
    const build = await ensureBuilt(sites.site);
    const data = readdirSync(path.join(build, 'types')).map(name => weigh(path.join(build, 'types', name)));
    const popup = await measurePopup(build);
    const withTypes = weighBuild(build);
    const growth = createGrowth(withTypes, await buildWithout(sites.site, () => weighBuild(build)));
    return [
      row('HTML of a page, growth: mean / max', 'bytes gzip', [mean(growth.html), max(growth.html)], 100),
      row('JavaScript of a page, growth: mean / max', 'bytes gzip', [mean(growth.own), max(growth.own)], 100),
      row('JavaScript of all pages, growth', 'bytes gzip', [growth.shared]),
      row('data of a page, on first use: mean / max', 'kB gzip', [mean(data) / 1000, max(data) / 1000], 4),
      row('first popup, once the data is there: by pointer / keyboard', 'ms', popup, 100),
    ];
  },
};

function row(measure: string, unit: string, site: number[], limit?: number): Row {
  return {group, measure, unit, site, ...(limit === undefined ? {} : {limit})};
}

/** Bytes gzip of a build. */
type Weights = {
  /** Of each page, by its path. */
  html: Map<string, number>;
  /** Of the script that each page alone loads, by the name that the framework gives it, the same in every build. */
  own: Map<string, number>;
  /** Of all other scripts together. */
  shared: number;
};

function weighBuild(build: string): Weights {
  const pages = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(name =>
    /^(?:docs|blog)\b.*\.html$/.test(name),
  );
  const folder = path.join(build, 'assets/js');
  const scripts = readdirSync(folder)
    .filter(name => name.endsWith('.js'))
    .map(name => ({name: name.split('.')[0] ?? '', file: path.join(folder, name)}));
  // What MDX compiles a page to exports these two; no other script has both.
  const isPage = ({file}: {file: string}) => /contentTitle.*frontMatter/s.test(readFileSync(file, 'utf8'));
  const own = scripts.filter(isPage);
  return {
    html: new Map(pages.map(name => [name, weigh(path.join(build, name))])),
    own: new Map(own.map(({name, file}) => [name, weigh(file)])),
    shared: scripts
      .filter(script => !own.includes(script))
      .reduce((total, {file}) => total + weigh(file), 0),
  };
}

function weigh(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

/** Builds the site without types, and puts everything back. */
async function buildWithout<T>(site: string, measure: () => T): Promise<T> {
  const build = path.join(site, 'build');
  const originals = removals.map(({file}) => readFileSync(path.join(site, file), 'utf8'));
  renameSync(build, `${build}-with-types`);
  try {
    removals.forEach(({file, find, replace}, index) => {
      const text = originals[index]?.replace(find, replace) ?? '';
      if (text === originals[index]) {
        throw new Error(`${file}: can't build without types. Found no \`${find}\`. Mend the bench.`);
      }
      writeFileSync(path.join(site, file), text);
    });
    await buildSite(site);
    return measure();
  } finally {
    removals.forEach(({file}, index) => writeFileSync(path.join(site, file), originals[index] ?? ''));
    rmSync(build, {recursive: true, force: true});
    renameSync(`${build}-with-types`, build);
  }
}

/** Bytes that types add: for each page and each page's script where they change anything, and in all. */
function createGrowth(withTypes: Weights, without: Weights): {html: number[]; own: number[]; shared: number} {
  const compare = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
    [...one].flatMap(([name, weight]) => {
      const difference = weight - (other.get(name) ?? NaN);
      return difference === 0 ? [] : [difference];
    });
  const growth = {
    html: compare(withTypes.html, without.html),
    own: compare(withTypes.own, without.own),
    shared: withTypes.shared - without.shared,
  };
  if (growth.own.length === 0 || [...growth.html, ...growth.own].some(Number.isNaN)) {
    throw new Error('The two builds have no pages or scripts to compare. Mend the bench.');
  }
  return growth;
}

/** Milliseconds from the end of the response until the popup is in the page: by pointer, and by keyboard. */
async function measurePopup(build: string): Promise<number[]> {
  const server = await startServer(build, 0);
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  const time = async (openPopup: (page: Page) => Promise<void>) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({viewport: {width: 1440, height: 900}});
      const page = await context.newPage();
      await page.goto(server.url + opened);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await page.evaluate(watchPopup);
      await openPopup(page);
      await page.locator('html[data-popup]').waitFor();
      times.push(Number(await page.locator('html').getAttribute('data-popup')));
      await context.close();
    }
    return median(times);
  };
  try {
    return [
      await time(page => page.locator('pre[aria-label*="types"] .token.function').first().hover()),
      await time(async page => {
        await page.locator('pre[aria-label*="types"]').first().focus();
        await page.keyboard.press('ArrowRight');
      }),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Runs in the page: notes when the first popup came, on the clock of the requests. */
function watchPopup(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('[popover][role="group"]')) {
      observer.disconnect();
      const [data] = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => /\/types\/[^/]+\.json$/.test(entry.name));
      document.documentElement.dataset['popup'] = String(performance.now() - (data?.responseEnd ?? NaN));
    }
  });
  observer.observe(document.body, {childList: true, subtree: true});
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function max(values: readonly number[]): number {
  return Math.max(...values);
}
