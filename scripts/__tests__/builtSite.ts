// The site in build/ as its readers get it, for tests that read it without a browser.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {cleanPath} from '../../src/shared/paths';

export type BuiltPage = {
  /** Path on the site: `/docs/context`. */
  path: string;
  document: Tree.Document;
};

const folder = 'build';

/** Paths of all built files, from the site's root, sorted: `/docs/context.html`. Throws when there is no build. */
export function readBuiltFiles(): string[] {
  if (!existsSync(folder)) {
    throw new Error(`${folder}: not found. Build the site first: npm run build`);
  }
  return readdirSync(folder, {recursive: true, withFileTypes: true, encoding: 'utf8'})
    .filter(entry => entry.isFile())
    .map(
      entry => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    )
    .sort();
}

export function readBuiltText(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

export function readBuiltPages(): BuiltPage[] {
  return readBuiltFiles()
    .filter(file => file.endsWith('.html'))
    .map(file => ({path: cleanPath(file), document: parse(readBuiltText(file))}));
}

/** All elements in a node, in the order of the document. */
export function collectElements(node: Tree.Node): Tree.Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(collectElements) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

export function readAttribute({attrs}: Tree.Element, name: string): string | undefined {
  return attrs.find(attribute => attribute.name === name)?.value;
}

/** Elements whose text is no prose. */
const withoutProse = new Set(['code', 'pre', 'script', 'style']);

/** The text of a node outside code samples and scripts. */
export function readProse(node: Tree.Node): string {
  if (node.nodeName === '#text' && 'value' in node) {
    return node.value;
  }
  if (!('childNodes' in node) || withoutProse.has(node.nodeName)) {
    return '';
  }
  return node.childNodes.map(readProse).join('');
}
