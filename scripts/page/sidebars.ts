import ts from 'typescript';
import {
  findValue,
  parseSidebarFile,
  type SidebarFile,
} from '../../src/plugins/page-checks/sidebars/sidebarFile';
import type {DocsVersion} from '../../src/shared/docsVersions';
import type {SiteFiles} from './siteFiles';

/** Where to put a page: after another page, or at the end of a category. */
export type Place = {after: string} | {category: string};

export function getSidebarFile({name}: DocsVersion): string {
  return name === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`;
}

/** Whether a sidebar lists a page. */
export function isInSidebar(files: SiteFiles, version: DocsVersion, id: string): boolean {
  return findIds(parse(files, version), id).length > 0;
}

/** Lists the ids of all pages in the order of the sidebar. */
export function listSidebarIds(files: SiteFiles, version: DocsVersion): string[] {
  return parse(files, version).ids.map(({text}) => text);
}

/** Changes the id of a page in the sidebar. */
export async function renameInSidebar(
  files: SiteFiles,
  version: DocsVersion,
  from: string,
  to: string,
): Promise<void> {
  const file = getSidebarFile(version);
  const edits = findIds(parse(files, version), from).map(node => ({
    start: node.end - from.length - 1,
    end: node.end - 1,
    text: to,
  }));
  files.edit(file, edits);
  await files.writeFormatted(file, files.read(file));
}

/** Adds a page to the sidebar. Throws if the place doesn't exist, with a list of the categories. */
export async function addToSidebar(
  files: SiteFiles,
  version: DocsVersion,
  id: string,
  place: Place,
): Promise<void> {
  const file = getSidebarFile(version);
  const sidebar = parse(files, version);
  const {source} = sidebar;
  const quoted = file.endsWith('.json') ? `"${id}"` : `'${id}'`;
  if ('after' in place) {
    const element = findIds(sidebar, place.after)
      .map(findElement)
      .find(node => node !== undefined);
    const category = findIds(sidebar, place.after)
      .map(findLinkedItems)
      .find(node => node !== undefined);
    if (!element && !category) {
      throw new Error(`${file}:1:1: the page ${place.after} isn't in the sidebar. ${describePlaces(source)}`);
    }
    // The first page of a category follows its start page.
    const [start, added] = element
      ? [element.end, `, ${quoted}`]
      : [(category?.getStart(source) ?? 0) + 1, category?.elements.length ? `${quoted}, ` : quoted];
    files.edit(file, [{start, end: start, text: added}]);
  } else {
    const items = findCategory(source, place.category);
    if (!items) {
      throw new Error(
        `${file}:1:1: the sidebar has no category "${place.category}". ${describePlaces(source)}`,
      );
    }
    const last = items.elements.at(-1);
    const start = last?.end ?? items.getStart(source) + 1;
    files.edit(file, [{start, end: start, text: last ? `, ${quoted}` : quoted}]);
  }
  await files.writeFormatted(file, files.read(file));
}

/** Removes a page from the sidebar. Throws if it's the start page of a category. */
export async function removeFromSidebar(files: SiteFiles, version: DocsVersion, id: string): Promise<void> {
  const file = getSidebarFile(version);
  const text = files.read(file);
  const sidebar = parse(files, version);
  const {source} = sidebar;
  const edits = findIds(sidebar, id).map(node => {
    const element = findElement(node);
    if (!element) {
      const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
      throw new Error(
        `${file}:${line + 1}:${character + 1}: ${id} is the start page of a category. Give the category another \`link\` first.`,
      );
    }
    const comma = /^\s*,/.exec(text.slice(element.end))?.[0] ?? '';
    return {start: element.getFullStart(), end: element.end + comma.length, text: ''};
  });
  files.edit(file, edits);
  await files.writeFormatted(file, files.read(file));
}

function parse(files: SiteFiles, version: DocsVersion): SidebarFile {
  const file = getSidebarFile(version);
  return parseSidebarFile(file, files.read(file));
}

function findIds({ids}: SidebarFile, id: string): ts.StringLiteralLike[] {
  return ids.filter(({text}) => text === id);
}

function collectNodes(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, child => void nodes.push(...collectNodes(child)));
  return nodes;
}

/** Returns the item of a sidebar to which an id belongs, or undefined if the id is the link of a category. */
function findElement(id: ts.StringLiteralLike): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(id.parent)) {
    return id;
  }
  const object = id.parent.parent;
  return ts.isArrayLiteralExpression(object.parent) ? object : undefined;
}

/** Returns the items of the category whose start page has an id. */
function findLinkedItems(id: ts.StringLiteralLike): ts.ArrayLiteralExpression | undefined {
  const link = id.parent.parent;
  const category = link.parent.parent;
  return ts.isObjectLiteralExpression(category) && findValue(category, 'link') === link
    ? findItems(category)
    : undefined;
}

function findItems(category: ts.ObjectLiteralExpression): ts.ArrayLiteralExpression | undefined {
  const items = findValue(category, 'items');
  return items && ts.isArrayLiteralExpression(items) ? items : undefined;
}

function listCategories(source: ts.SourceFile): {label: string; items: ts.ArrayLiteralExpression}[] {
  return collectNodes(source)
    .filter(ts.isObjectLiteralExpression)
    .flatMap(category => {
      const items = findItems(category);
      const label = findValue(category, 'label');
      return items && label && ts.isStringLiteral(label) ? [{label: label.text, items}] : [];
    });
}

function findCategory(source: ts.SourceFile, label: string): ts.ArrayLiteralExpression | undefined {
  return listCategories(source).find(category => category.label === label)?.items;
}

function describePlaces(source: ts.SourceFile): string {
  const labels = listCategories(source).map(({label}) => `"${label}"`);
  return `Pass \`--after\` with the path of a page in the sidebar, or \`--category\` with one of ${labels.join(', ')}.`;
}
