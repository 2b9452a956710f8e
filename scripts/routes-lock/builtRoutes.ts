import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {cleanPath} from '../../src/shared/paths';
import {docsVersions} from '../../src/shared/docsVersions';
import {
  findElements,
  hasClass,
  readAttribute,
  readClasses,
  type Node,
} from '../../src/plugins/built-pages/html';
import type {RoutesLock} from './lock';

/** A docs page without a list of pages next to it isn't in any sidebar. */
const sidebarClass = 'theme-doc-sidebar-menu';

/**
 * Collects the pages, anchors and feeds of a built site.
 * @param moved paths of pages that have moved, which have a redirect page in the build
 */
export function collectBuiltRoutes(build: string, moved: ReadonlySet<string>): RoutesLock {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .map(file => file.split(path.sep).join('/'))
    .sort();
  // The groups have the same order in each lock file, even if one of them has no page.
  const pages: RoutesLock['pages'] = Object.fromEntries(listGroupNames().map(group => [group, {}]));
  for (const file of files.filter(name => name.endsWith('.html') && name !== '404.html')) {
    const route = cleanPath(`/${file === 'index.html' ? '' : file}`);
    if (!moved.has(route)) {
      const document = parse(readFileSync(path.join(build, file), 'utf8'));
      const group = findGroup(document);
      pages[group] = {...pages[group], [route]: collectAnchors(document)};
    }
  }
  return {
    pages: Object.fromEntries(Object.entries(pages).filter(([, group]) => Object.keys(group).length > 0)),
    feeds: files
      .filter(file => /(?:^|\/)(?:atom\.xml|rss\.xml|feed\.json)$/.test(file))
      .map(file => `/${file}`),
  };
}

function listGroupNames(): string[] {
  const suffixes = ['', ' categories', ' unlisted'];
  return ['top', ...docsVersions.flatMap(({name}) => suffixes.map(suffix => `docs ${name}${suffix}`))];
}

/** Returns the group of a page. The framework writes the version and the id of a docs page into the classes of the root element. */
function findGroup(document: Node): string {
  const [root] = findElements(document, ({tagName}) => tagName === 'html');
  const classes = root ? readClasses(root) : [];
  const version = classes.find(name => name.startsWith('docs-version-'))?.slice('docs-version-'.length);
  if (version === undefined) {
    return 'top';
  }
  if (!classes.some(name => name.startsWith('docs-doc-id-'))) {
    return `docs ${version} categories`;
  }
  const isListed = findElements(document, element => hasClass(element, sidebarClass)).length > 0;
  return `docs ${version}${isListed ? '' : ' unlisted'}`;
}

/** Returns the ids of the headings that authors have written. */
function collectAnchors(document: Node): string[] {
  return findElements(
    document,
    element => /^h[2-6]$/.test(element.tagName) && hasClass(element, 'anchor'),
  ).flatMap(heading => readAttribute(heading, 'id') ?? []);
}
