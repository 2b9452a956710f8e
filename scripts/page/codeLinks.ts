import ts from 'typescript';
import {getApiFiles} from '../api-coverage/apiFiles';
import {datesFile} from '../content/dates/contentDates';
import {getRoute, type DocsPage} from './docsPages';
import type {Target} from './links';
import {formatPosition, type Edit, type SiteFiles} from './siteFiles';

/** Code with links that readers can follow. */
const siteCode = /^(?:src\/.*\.tsx?|docusaurus\.config\.ts)$/;

/** Tests and data about pages. If a page is removed, they have to be adapted by hand, because another page has another content. */
const tests = /^(?:e2e\/.*\.(?:spec\.ts|json)|scripts\/.*\.json)$/;

/**
 * Unit tests and plugins name pages that don't have to exist, and the anchors of the first edition never change. `updatePageMaps` changes
 * the other two files.
 */
const otherFiles = /__tests__|^src\/plugins\/|\/pageMap\.json$|^e2e\/data\/(?:anchors|renamed)\.json$/;

/** Files that name pages by their path below the route of a version, which can be the same in several versions. */
const slugFiles = new Set([
  'docsVersions.json',
  'scripts/bench/compare/generators.ts',
  'src/components/SearchModal/popularPages.ts',
  'src/elements/searchHits.ts',
]);

/**
 * Changes strings in code and data that are addresses of a page.
 * @param target the new place of the page; a removed page has no new id
 * @returns the positions and the lines of the changed strings, if the page has been removed
 */
export async function rewriteCodeLinks(
  files: SiteFiles,
  page: DocsPage,
  target: CodeTarget,
): Promise<string[]> {
  const changed: string[] = [];
  const isChanged = (file: string) =>
    !otherFiles.test(file) && (siteCode.test(file) || (target.id !== undefined && tests.test(file)));
  // Parsing only the files with one of these names is several times as fast.
  const names = [page.file, page.id, ...(page.slug === undefined ? [] : [getRoute(page.version, page.slug)])];
  const lastParts = names.map(name => name.replace(/^.*\//, ''));
  for (const file of files.list().filter(isChanged)) {
    const text = files.read(file);
    if (!lastParts.some(name => text.includes(name))) {
      continue;
    }
    const edits = findStrings(text, file).map(({value, start, isTemplateEnd}): Edit[] => {
      const replacement = rewriteString(value, {file, isTemplateEnd, page, target});
      return replacement === value ? [] : [{start, end: start + value.length, text: replacement}];
    });
    if (edits.flat().length === 0) {
      continue;
    }
    files.edit(file, edits.flat());
    // A longer address can need other line breaks.
    await files.writeFormatted(file, files.read(file));
    if (target.id === undefined) {
      const after = files.read(file);
      const strings = findStrings(after, file).filter((_, index) => (edits[index] ?? []).length > 0);
      changed.push(
        ...strings.map(({start}) => {
          const position = formatPosition(after, start);
          const line = after.split('\n')[Number.parseInt(position) - 1] ?? '';
          return `${file}:${position}: ${line.trim()}`;
        }),
      );
    }
  }
  return changed;
}

type CodeTarget = Target & {id?: string};

type StringPlace = {
  value: string;
  start: number;
  /** Whether the text follows an expression in a template, such as the base URL. */
  isTemplateEnd: boolean;
};

/** Finds the texts of strings, templates and JSX, as they are in the source. */
export function findStrings(text: string, file: string): StringPlace[] {
  const source = file.endsWith('.json')
    ? ts.parseJsonText(file, text)
    : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const places: StringPlace[] = [];
  visit(source);
  return places;

  function visit(node: ts.Node): void {
    const isTemplateEnd = ts.isTemplateMiddleOrTemplateTail(node);
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || isTemplateEnd) {
      const start = node.getStart(source) + 1;
      const closing = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1;
      places.push({value: text.slice(start, node.end - closing), start, isTemplateEnd});
    }
    ts.forEachChild(node, visit);
  }
}

type StringContext = {
  file: string;
  isTemplateEnd: boolean;
  page: DocsPage;
  target: CodeTarget;
};

function rewriteString(value: string, {file, isTemplateEnd, page, target}: StringContext): string {
  if (value === page.id && namesIds(file, page)) {
    return target.id ?? value;
  }
  if (value === page.file) {
    return target.file ?? value;
  }
  if (page.slug === undefined || target.route === undefined) {
    return value;
  }
  const [, routePath = ''] = /^\/(.*)$/.exec(getRoute(page.version, page.slug)) ?? [];
  const before = isTemplateEnd ? '(^|\\/)' : '(\\/)';
  const pattern = new RegExp(`(?<![\\w./-])${before}${escape(routePath)}(?![\\w/.-])(#[\\w-]+)?`, 'g');
  return value.replace(pattern, (_, slash: string, anchor = '') => {
    const [path = ''] = [target.route?.slice(1)];
    const end = target.anchor === undefined ? anchor : target.anchor && `#${target.anchor}`;
    return slash + path + end;
  });
}

/** Whether a file names the pages of a version by their ids: the navbar names those of docs/, and each version has lists of its API. */
function namesIds(file: string, {version}: DocsPage): boolean {
  return (
    file === getApiFiles(version.name).pages ||
    (file === 'docusaurus.config.ts' && version.name === 'current')
  );
}

/** Returns a pattern for a path in code, where a route can lack its first slash and can be followed by the extension of a built file. */
function describeInCode(name: string): string {
  return name.startsWith('/') ? `/?${escape(name.slice(1))}(?:\\.(?:html|md))?` : escape(name);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Code whose examples don't have to exist, such as most unit tests, and the data that keeps old addresses. */
const madeUpPages =
  /^src\/.*__tests__|^src\/plugins\/|^scripts\/page[/.]|^scripts\/(?!bench\/).*__tests__\/[^/]*(?<!\.(?:built|slow|rebuild))\.test\.ts$|^(?:routes\.lock|redirects|e2e\/data\/anchors)\.json$/;

/** The list of the site's pages. Tests that import it use these pages. */
const routesModule = 'e2e/data/routes';

/**
 * Finds mentions of a page that the command doesn't change, such as those in tests. Leaves out comments of code, and the file with the
 * dates, which commands write. Returns positions such as `src/a.ts:3:7`.
 */
export function findMentions(
  files: SiteFiles,
  page: DocsPage,
  {isFileGone, isRouteGone}: {isFileGone: boolean; isRouteGone: boolean},
): string[] {
  const names = [
    ...(isFileGone ? [page.file] : []),
    ...(isRouteGone && page.slug ? [getRoute(page.version, page.slug)] : []),
  ];
  if (names.length === 0) {
    return [];
  }
  const patterns = {
    text: new RegExp(`(?<![\\w./-])(?:${names.map(escape).join('|')})(?![\\w/-]|\\.\\w)`, 'g'),
    code: new RegExp(`(?<![\\w.-])(?:${names.map(describeInCode).join('|')})(?![\\w/-]|\\.\\w)`, 'g'),
  };
  const slug = page.slug ? new RegExp(`^/?${escape(page.slug)}(?:#|$)`) : undefined;
  const namesPage = (file: string, value: string) =>
    (isRouteGone && slugFiles.has(file) && slug?.test(value)) ||
    (isFileGone && namesIds(file, page) && value === page.id);
  return files
    .list()
    .filter(
      file => file !== datesFile && (!madeUpPages.test(file) || files.read(file).includes(routesModule)),
    )
    .flatMap(file => {
      const text = files.read(file);
      const isCode = /\.tsx?$/.test(file);
      const pattern = isCode ? patterns.code : patterns.text;
      const isNamed = text.search(pattern) !== -1;
      const strings =
        (isCode && isNamed) || slugFiles.has(file) || namesIds(file, page) ? findStrings(text, file) : [];
      const searched = isCode ? strings : [{value: text, start: 0}];
      return [
        ...searched.flatMap(({value, start}) => [...value.matchAll(pattern)].map(({index}) => start + index)),
        ...strings.filter(({value}) => namesPage(file, value)).map(({start}) => start),
      ].map(offset => `${file}:${formatPosition(text, offset)}`);
    });
}
