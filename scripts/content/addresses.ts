import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../src/plugins/code-samples/problem';
import {findSimilar} from '../../src/plugins/page-checks/suggest';
import {listPages, lockFile, type RoutesLock} from '../routes-lock/lock';

/** The pages of the site: their routes, and the Markdown file of each route. A category, for example, has no file. */
export type Routes = {
  listRoutes: () => string[];
  findFile: (route: string) => string | undefined;
};

/**
 * Reports the pages that were added, moved or removed by hand: those whose address isn't in the lock file, and addresses in the lock file
 * that have no page.
 * @param redirects the addresses that are redirected
 */
export function collectAddressProblems(
  siteDir: string,
  routes: Routes,
  lock: RoutesLock,
  redirects: readonly string[],
): Problem[] {
  const listed = listPages(lock);
  const present = routes.listRoutes();
  const gone = [...listed.keys()].filter(route => !present.includes(route) && !redirects.includes(route));
  const added = present.flatMap(route => {
    const file = listed.has(route) ? undefined : routes.findFile(route);
    return file === undefined ? [] : [{route, file}];
  });
  const explained = new Set<string>();
  const problems = added.flatMap(({route, file}): Problem[] => {
    const markdown = readFileSync(path.join(siteDir, file), 'utf8');
    if (/^draft: true$/m.test(markdown)) {
      return [];
    }
    const before = gone.length === 1 ? gone[0] : findSimilar(route, gone);
    if (before !== undefined) {
      explained.add(before);
    }
    return [
      {
        file,
        ...locate(markdown, /^slug:/m),
        message: `The address of the page isn't in ${lockFile}. Found \`${route}\`, expected one of the listed addresses.`,
        advice: describeAdded(file, before),
        canWait: true,
      },
    ];
  });
  const lockText = gone.length > 0 ? readFileSync(path.join(siteDir, lockFile), 'utf8') : '';
  return [
    ...problems,
    ...gone
      .filter(route => !explained.has(route))
      .map(route => ({
        file: lockFile,
        ...locate(lockText, `"${route}":`),
        message: `The page is gone. Found no page with the address \`${route}\`, and no redirect.`,
        advice:
          'Restore its file and run `npm run page -- remove`, which redirects the address and changes the links.',
      })),
  ];
}

function describeAdded(file: string, before: string | undefined): string {
  if (before !== undefined) {
    return `If the page has moved from ${before}, undo the change and run \`npm run page -- move ${file}\` with \`--slug\`, which redirects the old address and changes the links. If it's new, run \`npm run build\` and \`npm run page -- lock\`.`;
  }
  const lock = 'run `npm run build` and `npm run page -- lock`.';
  return file.startsWith('blog/')
    ? `After the last change, ${lock}`
    : `\`npm run page -- new\` adds pages with everything that belongs to them. For a page that you have written by hand, ${lock}`;
}

/** Returns the position of the first match, or the start of the file. */
function locate(text: string, pattern: RegExp | string): {line: number; column: number} {
  const offset = typeof pattern === 'string' ? text.indexOf(pattern) : text.search(pattern);
  const lines = text.slice(0, Math.max(0, offset)).split('\n');
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}
