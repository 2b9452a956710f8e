import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {watch} from 'chokidar';
import {createIdlePlugin} from '../code-samples/dev-server/idlePlugin';
import {Overlay} from '../dev-server/overlay';
import {listContentFolders, type Options} from './options';
import {PageChecks} from './pageChecks';
import {PageReport} from './pageReport';

/**
 * Checks the Markdown files and the sidebars. A build stops if a link, a tag or a sidebar is wrong, and unit tests check everything else.
 * While the site is served, the files are checked beside the bundler, and the terminal and the overlay show the problems as soon as a file is
 * saved. The page that a reader opens is checked before all others.
 */
export function createPageChecks(createOptions: (siteDir: string) => Options) {
  const isBuild = process.env.NODE_ENV === 'production';
  return ({siteDir, siteConfig, baseUrl}: LoadContext): Plugin => ({
    name: 'page-checks',
    loadContent() {
      // This happens before other plugins read their files, so authors get the messages with positions instead of those of the framework.
      const checks = new PageChecks(siteDir, createOptions(siteDir));
      // A site can allow broken links, and then the build only reports what the framework would stop at.
      const problems =
        isBuild && siteConfig.onBrokenLinks === 'throw'
          ? checks.listCheckedFiles().flatMap(file => checks.checkReferences(file))
          : checks.checkBeforeLoading();
      if (problems.length > 0) {
        const messages = problems.map(problem => checks.render(problem));
        throw new Error(`Problems in pages and sidebars: ${problems.length}\n\n${messages.join('\n')}`);
      }
    },
    configureWebpack() {
      if (isBuild) {
        return {};
      }
      const options = createOptions(siteDir);
      const checks = new PageChecks(siteDir, options);
      const overlay = new Overlay(siteDir);
      const report = new PageReport(checks, messages => overlay.show(messages));
      watchFiles(siteDir, options, file => report.update(file));
      const {plugins, devServer} = overlay.getConfig((request, _, next) => {
        if (request.headers.accept?.includes('text/html')) {
          report.open(getRoute(request.url ?? '', baseUrl));
        }
        next();
      });
      return {
        plugins: [...plugins, createIdlePlugin('page-checks', () => void report.checkAll())],
        devServer,
      };
    },
  });
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
