import ts from 'typescript';
import type {DocsVersion} from '../../src/shared/docsVersions';
import type {SiteFiles} from './siteFiles';

/** Where to put a page: after another page, or at the end of a category. */
export type Place = {after: string} | {category: string};

export function getSidebarFile({name}: DocsVersion): string {
  return name === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`;
}

/** Whether a sidebar lists a page. */
export function isInSidebar(files: SiteFiles, version: DocsVersion, id: string): boolean {
  const file = getSidebarFile(version);
  return findIds(parse(files.read(file), file), id).length > 0;
}

/** Lists the ids of all pages in the order of the sidebar. */
export function listSidebarIds(files: SiteFiles, version: DocsVersion): string[] {
  const file = getSidebarFile(version);
  return findIds(parse(files.read(file), file)).map(({text}) => text);
}

/** Changes the id of a page in the sidebar. */
export async function renameInSidebar(
  files: SiteFiles,
  version: DocsVersion,
  from: string,
  to: string,
): Promise<void> {
  const file = getSidebarFile(version);
  const text = files.read(file);
  const edits = findIds(parse(text, file), from).map(node => ({
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
  const text = files.read(file);
  const source = parse(text, file);
  const quoted = file.endsWith('.json') ? `"${id}"` : `'${id}'`;
  if ('after' in place) {
    const element = findIds(source, place.after)
      .map(findElement)
      .find(node => node !== undefined);
    const category = findIds(source, place.after)
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
  const source = parse(text, file);
  const edits = findIds(source, id).map(node => {
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

function parse(text: string, file: string): ts.SourceFile {
  // The lists of the nodes need parents, which `parseJsonText` doesn't set.
  return ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.json') ? ts.ScriptKind.JSON : ts.ScriptKind.TS,
  );
}

function collectNodes(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, child => void nodes.push(...collectNodes(child)));
  return nodes;
}

/** Finds the strings that are an id: items of a list, and values of `id`. By default, finds all ids. */
function findIds(source: ts.SourceFile, id?: string): ts.StringLiteral[] {
  return collectNodes(source).filter(
    (node): node is ts.StringLiteral =>
      ts.isStringLiteral(node) &&
      (id === undefined || node.text === id) &&
      (ts.isArrayLiteralExpression(node.parent)
        ? getName(node.parent.parent) !== 'keywords'
        : getName(node.parent) === 'id'),
  );
}

/** Returns the name of a property without quotation marks. */
function getName(node: ts.Node): string | undefined {
  return ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : undefined;
}

/** Returns the item of a sidebar to which an id belongs, or undefined if the id is the link of a category. */
function findElement(id: ts.StringLiteral): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(id.parent)) {
    return id;
  }
  const object = id.parent.parent;
  return ts.isArrayLiteralExpression(object.parent) ? object : undefined;
}

/** Returns the items of the category whose start page has an id. */
function findLinkedItems(id: ts.StringLiteral): ts.ArrayLiteralExpression | undefined {
  const link = id.parent.parent.parent;
  return getName(link) === 'link' ? findItems(link.parent) : undefined;
}

function findItems(category: ts.Node): ts.ArrayLiteralExpression | undefined {
  const items = ts.isObjectLiteralExpression(category)
    ? category.properties.find(property => getName(property) === 'items')
    : undefined;
  return items && ts.isPropertyAssignment(items) && ts.isArrayLiteralExpression(items.initializer)
    ? items.initializer
    : undefined;
}

function listCategories(source: ts.SourceFile): {label: string; items: ts.ArrayLiteralExpression}[] {
  return collectNodes(source).flatMap(node => {
    const items = findItems(node);
    const label = ts.isObjectLiteralExpression(node)
      ? node.properties.find(property => getName(property) === 'label')
      : undefined;
    return items && label && ts.isPropertyAssignment(label) && ts.isStringLiteral(label.initializer)
      ? [{label: label.initializer.text, items}]
      : [];
  });
}

function findCategory(source: ts.SourceFile, label: string): ts.ArrayLiteralExpression | undefined {
  return listCategories(source).find(category => category.label === label)?.items;
}

function describePlaces(source: ts.SourceFile): string {
  const labels = listCategories(source).map(({label}) => `"${label}"`);
  return `Pass \`--after\` with the path of a page in the sidebar, or \`--category\` with one of ${labels.join(', ')}.`;
}
