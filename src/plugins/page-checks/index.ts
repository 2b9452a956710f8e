import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {watch} from 'chokidar';
import {createIdlePlugin, type WhenIdle} from '../code-samples/dev-server/idlePlugin';
import {ProblemsError, sortProblems} from '../code-samples/problem';
import {Overlay} from '../dev-server/overlay';
import {listContentFolders, type Options} from './options';
import {PageReport} from './pageReport';
import {PassedFiles} from './passedFiles';

/**
 * Checks the Markdown files and the sidebars. A build stops if a link, a tag or a sidebar is wrong or if the framework can't load the front
 * matter, and unit tests check everything else. While the site is served, the files are checked beside the bundler, and the terminal and the
 * overlay show the problems as soon as a file is saved. The page that a reader opens is checked before all others.
 */
export function createPageChecks(createOptions: (siteDir: string) => Options) {
  const isBuild = process.env.NODE_ENV === 'production';
  return ({siteDir, siteConfig, baseUrl}: LoadContext): Plugin => {
    // The checks are loaded when they're first needed, because they contain the TypeScript compiler.
    const createChecks = async () => {
      const {PageChecks} = await import('./pageChecks');
      return new PageChecks(siteDir, createOptions(siteDir));
    };
    return {
      name: 'page-checks',
      async loadContent() {
        // This happens before other plugins read their files, so authors get the messages with positions instead of those of the framework.
        const passedFiles = new PassedFiles(siteDir, createOptions(siteDir));
        if (!isBuild && passedFiles.has()) {
          return;
        }
        const checks = await createChecks();
        // A site can allow broken links, and then the build only reports what the framework would stop at.
        const problems = sortProblems([
          ...checks.checkBeforeLoading(),
          ...(isBuild && siteConfig.onBrokenLinks === 'throw'
            ? checks.listCheckedFiles().flatMap(file => checks.checkReferences(file))
            : []),
        ]);
        if (problems.length > 0) {
          throw new ProblemsError(
            'Problems in pages and sidebars',
            problems.map(problem => checks.render(problem)),
          );
        }
        passedFiles.add();
      },
      configureWebpack() {
        if (isBuild) {
          return {};
        }
        const options = createOptions(siteDir);
        const overlay = new Overlay(siteDir);
        // Creating the report takes seconds, which would delay the page that somebody has just opened or edited, so it's created when the
        // bundler is idle.
        let report: PageReport | undefined;
        const openRoutes = new Set<string>();
        const changedFiles = new Set<string>();
        const onIdle = async (whenIdle: WhenIdle) => {
          const created = new PageReport(await createChecks(), messages => overlay.show(messages));
          openRoutes.forEach(route => created.open(route));
          changedFiles.forEach(file => created.update(file));
          report = created;
          await created.checkAll(whenIdle);
        };
        watchFiles(siteDir, options, file => (report ? report.update(file) : changedFiles.add(file)));
        const {plugins, devServer} = overlay.getConfig((request, _, next) => {
          if (request.headers.accept?.includes('text/html')) {
            const route = getRoute(request.url ?? '', baseUrl);
            if (report) {
              report.open(route);
            } else {
              openRoutes.add(route);
            }
          }
          next();
        });
        return {
          plugins: [...plugins, createIdlePlugin('page-checks', whenIdle => void onIdle(whenIdle))],
          devServer,
        };
      },
    };
  };
}

/** Calls a function with each file that is added, changed or removed and that the problems of pages can depend on. */
function watchFiles(siteDir: string, options: Options, onChange: (file: string) => void): void {
  const paths = [
    ...listContentFolders(options),
    ...options.docs.map(({sidebarFile}) => sidebarFile),
    options.staticFolder,
    options.redirectsFile,
  ];
  // Some programs empty a file before they write its text. Without this option, the check can read the empty file.
  const awaitWriteFinish = {stabilityThreshold: 40, pollInterval: 10};
  watch(paths, {cwd: siteDir, ignoreInitial: true, awaitWriteFinish}).on('all', (_, name) => {
    onChange(name.split(path.sep).join('/'));
  });
}

/** Returns the route of a request, such as `/docs/context`. */
function getRoute(url: string, baseUrl: string): string {
  const [pathname = ''] = url.split(/[?#]/);
  return `/${pathname.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
}
