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
const pagePath = '/docs/context';
const runs = 5;

/** Edits that turn off types on hover. The edited code blocks don't request type data, and the pages don't refer to it. */
const edits = [
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
  description:
    'Types on hover: the site is built with types and without types. Growth is the difference between the two builds in the size of a page’s HTML, and of the script that only this page loads. Sizes are compressed with gzip at level 6, and pages without a difference don’t count. The time of the popup is measured from the last byte of the data until the popup is in the page, and is the median of five runs.',
  run: async sites => {
    const build = await ensureBuilt(sites.site);
    const data = readdirSync(path.join(build, 'types')).map(name =>
      measureGzipBytes(path.join(build, 'types', name)),
    );
    const popup = await measurePopupTimes(build);
    const withTypes = measureBuild(build);
    const growth = calculateGrowth(withTypes, await buildWithoutTypes(sites.site, () => measureBuild(build)));
    return [
      createRow('HTML of a page, growth: mean / max', 'bytes gzip', [mean(growth.html), max(growth.html)], 100),
      createRow(
        'JavaScript of a page, growth: mean / max',
        'bytes gzip',
        [mean(growth.ownScripts), max(growth.ownScripts)],
        100,
      ),
      createRow('JavaScript of all pages, growth', 'bytes gzip', [growth.shared]),
      createRow('data of a page, on first use: mean / max', 'kB gzip', [mean(data) / 1000, max(data) / 1000], 4),
      createRow('first popup after the data has arrived: pointer / keyboard', 'ms', popup, 100),
    ];
  },
};

function createRow(measure: string, unit: string, site: number[], maximum?: number): Row {
  return {group, measure, unit, site, ...(maximum === undefined ? {} : {maximum})};
}

/** Sizes of the files in a build, in bytes after compression with gzip. */
type BuildSizes = {
  /** Size of each page, by its path. */
  html: Map<string, number>;
  /** Size of each script that only one page loads. The keys are file names without hashes, which are the same in every build. */
  ownScripts: Map<string, number>;
  /** Total size of all other scripts. */
  shared: number;
};

function measureBuild(build: string): BuildSizes {
  const pages = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(name =>
    /^(?:docs|blog)\b.*\.html$/.test(name),
  );
  const folder = path.join(build, 'assets/js');
  const scripts = readdirSync(folder)
    .filter(name => name.endsWith('.js'))
    .map(name => ({name: name.split('.')[0] ?? '', file: path.join(folder, name)}));
  // Only the scripts that MDX compiles from pages contain both of these exports.
  const isPageScript = ({file}: {file: string}) =>
    /contentTitle.*frontMatter/s.test(readFileSync(file, 'utf8'));
  const ownScripts = scripts.filter(isPageScript);
  return {
    html: new Map(pages.map(name => [name, measureGzipBytes(path.join(build, name))])),
    ownScripts: new Map(ownScripts.map(({name, file}) => [name, measureGzipBytes(file)])),
    shared: scripts
      .filter(script => !ownScripts.includes(script))
      .reduce((total, {file}) => total + measureGzipBytes(file), 0),
  };
}

function measureGzipBytes(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

/** Builds the site without types and calls `measure`. Then restores the sources and the original build. */
async function buildWithoutTypes<T>(site: string, measure: () => T): Promise<T> {
  const build = path.join(site, 'build');
  const originals = edits.map(({file}) => readFileSync(path.join(site, file), 'utf8'));
  renameSync(build, `${build}-with-types`);
  try {
    edits.forEach(({file, find, replace}, index) => {
      const text = originals[index]?.replace(find, replace) ?? '';
      if (text === originals[index]) {
        throw new Error(
          `${file}: \`${find}\` wasn't found, so the site can't be built without types. Update \`edits\` in scripts/bench/typeHovers.ts.`,
        );
      }
      writeFileSync(path.join(site, file), text);
    });
    await buildSite(site);
    return measure();
  } finally {
    edits.forEach(({file}, index) => writeFileSync(path.join(site, file), originals[index] ?? ''));
    rmSync(build, {recursive: true, force: true});
    renameSync(`${build}-with-types`, build);
  }
}

/**
 * Calculates how many gzipped bytes the types add to each page, to the script of each page, and to all other scripts together. Leaves out
 * pages and scripts whose size stays the same.
 */
function calculateGrowth(
  withTypes: BuildSizes,
  withoutTypes: BuildSizes,
): {html: number[]; ownScripts: number[]; shared: number} {
  const compare = (sizes: ReadonlyMap<string, number>, otherSizes: ReadonlyMap<string, number>) =>
    [...sizes].flatMap(([name, size]) => {
      const difference = size - (otherSizes.get(name) ?? NaN);
      return difference === 0 ? [] : [difference];
    });
  const growth = {
    html: compare(withTypes.html, withoutTypes.html),
    ownScripts: compare(withTypes.ownScripts, withoutTypes.ownScripts),
    shared: withTypes.shared - withoutTypes.shared,
  };
  if (growth.ownScripts.length === 0 || [...growth.html, ...growth.ownScripts].some(Number.isNaN)) {
    throw new Error(
      'The builds have no pages or scripts that can be compared. Update `measureBuild` in scripts/bench/typeHovers.ts.',
    );
  }
  return growth;
}

/**
 * Measures the milliseconds from the end of the response until the popup is in the page. Returns two medians: the first is for the
 * pointer, and the second is for the keyboard.
 */
async function measurePopupTimes(build: string): Promise<number[]> {
  const server = await startServer(build, 0);
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  const measureTime = async (openPopup: (page: Page) => Promise<void>) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({viewport: {width: 1440, height: 900}});
      const page = await context.newPage();
      await page.goto(server.url + pagePath);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await page.evaluate(recordPopupTime);
      await openPopup(page);
      await page.locator('html[data-popup]').waitFor();
      times.push(Number(await page.locator('html').getAttribute('data-popup')));
      await context.close();
    }
    return median(times);
  };
  try {
    return [
      await measureTime(page => page.locator('pre[aria-label*="types"] .token.function').first().hover()),
      await measureTime(async page => {
        await page.locator('pre[aria-label*="types"]').first().focus();
        await page.keyboard.press('ArrowRight');
      }),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Runs in the page. Sets `data-popup` on the root element to the milliseconds from the end of the response until the first popup. */
function recordPopupTime(): void {
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
