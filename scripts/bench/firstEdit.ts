import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import manifest from '../../package.json';
import {findOrInstallBrowser} from '../system/browser';
import {editAndWait, withServer} from './devServer';
import {median} from './median';
import type {Bench, Row} from './row';

const runs = 3;
/** Folders that a clone doesn't contain. */
const leftOut = ['node_modules', '.docusaurus', '.cache', 'build'];

/** The seconds of each step, and the size of the project afterwards in megabytes. */
type Steps = {clone: number; install: number; shown: number; edit: number; size: number};

export const firstEdit: Bench = {
  name: 'first-edit',
  description:
    'From a clone to a fixed typo: a contributor runs `git clone`, `npm ci` and `npm start`, opens a page, changes it, and sees the change. For this site, the second command is `npm ci --omit=dev`, which CONTRIBUTING.md recommends for editing pages. The clones come from this disk, and the packages from npm’s cache. Every number is the median of three runs.',
  run: async ({stock}) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'first-edit-'));
    const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
    try {
      const stockRepository = createStockRepository(stock, path.join(folder, 'stock-repository'));
      const site: Steps[] = [];
      const stockSteps: Steps[] = [];
      for (let run = 0; run < runs; run++) {
        const clone = path.join(folder, 'clone');
        site.push(await measureSteps(process.cwd(), clone, ['ci', '--omit=dev'], browser));
        rmSync(clone, {recursive: true});
        stockSteps.push(await measureSteps(stockRepository, clone, ['ci'], browser));
        rmSync(clone, {recursive: true});
      }
      const row = (measure: string, unit: string, read: (steps: Steps) => number, maximum?: number): Row => ({
        group: 'From a clone to a fixed typo',
        measure,
        unit,
        site: [median(site.map(read))],
        stock: [median(stockSteps.map(read))],
        maximum,
      });
      return [
        row('git clone', 's', ({clone}) => clone),
        row('npm ci', 's', ({install}) => install),
        row('npm start, until the page is shown', 's', ({shown}) => shown),
        row('edit to screen', 's', ({edit}) => edit),
        row('in all', 's', ({clone, install, shown, edit}) => clone + install + shown + edit),
        row('commands', '', () => 3),
        row('size of the project with its packages', 'MB', ({size}) => size, 700),
      ];
    } finally {
      await browser.close();
      rmSync(folder, {recursive: true, force: true});
    }
  },
};

/** Copies the stock site into a new repository. It gets a manifest with its packages, in the same versions as this site, and a lock file. */
function createStockRepository(stock: string, folder: string): string {
  cpSync(stock, folder, {
    recursive: true,
    filter: file => !leftOut.includes(path.basename(file)),
  });
  const names = ['core', 'faster', 'preset-classic'].map(name => `@docusaurus/${name}`);
  const dependencies = [...names, '@mdx-js/react', 'clsx', 'prism-react-renderer', 'react', 'react-dom'];
  const {overrides} = manifest;
  const stockManifest = {
    name: 'stock',
    private: true,
    scripts: {start: 'docusaurus start'},
    dependencies: Object.fromEntries(
      Object.entries(manifest.dependencies).filter(([name]) => dependencies.includes(name)),
    ),
    overrides,
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(stockManifest));
  writeFileSync(path.join(folder, '.gitignore'), readFileSync('.gitignore'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
  run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
  run('git', 'init', '--quiet');
  run('git', 'add', '.');
  run(
    'git',
    '-c',
    'user.name=Bench',
    '-c',
    'user.email=bench@stock.example',
    'commit',
    '-qm',
    'Add the site',
  );
  return folder;
}

/** Clones a repository to `clone`, installs it with `npm` and these arguments, and edits a page. */
async function measureSteps(
  repository: string,
  clone: string,
  npmArgs: readonly string[],
  browser: Browser,
): Promise<Steps> {
  const cloneTime = measureCommand('git', ['clone', '--quiet', repository, clone], process.cwd());
  const install = measureCommand('npm', [...npmArgs, '--no-audit', '--no-fund', '--prefer-offline'], clone);
  const size = Number(execFileSync('du', ['-sm', clone], {encoding: 'utf8'}).split('\t')[0]);
  const times = {shown: NaN, edit: NaN};
  await withServer(clone, browser, async (_, shown, page) => {
    times.shown = shown;
    times.edit = (await editAndWait(page, clone, 'A fixed typo.')) / 1000;
  });
  return {clone: cloneTime, install, ...times, size};
}

/** Runs a command and returns its time in seconds. */
function measureCommand(command: string, args: readonly string[], cwd: string): number {
  const start = performance.now();
  execFileSync(command, args, {cwd, stdio: 'ignore'});
  return (performance.now() - start) / 1000;
}
