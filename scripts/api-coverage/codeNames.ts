import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {parseTree} from '../../src/plugins/code-samples/markdown';
import {parseSample} from '../../src/plugins/code-samples/fences/notation';

/** The names in a page's inline code and fences. Hidden lines of samples don't count. */
export type CodeNames = {
  /** Every name. */
  names: Set<string>;
  /** Names of options and other members, such as object keys, properties and JSX attributes. */
  members: Set<string>;
  /** Import paths. */
  modules: Set<string>;
};

/** Collects the code names of a Markdown file and of the Markdown files that it imports. */
export function readCodeNames(file: string): CodeNames {
  const markdown = readFileSync(file, 'utf8');
  const found = collectCodeNames(markdown);
  for (const [, imported = ''] of markdown.matchAll(/^import \w+ from '(\.[^']+\.mdx?)';$/gm)) {
    const {names, members, modules} = readCodeNames(path.join(path.dirname(file), imported));
    names.forEach(name => found.names.add(name));
    members.forEach(name => found.members.add(name));
    modules.forEach(name => found.modules.add(name));
  }
  return found;
}

/** Collects the names in the code of some Markdown. Ignores the files that it imports. */
export function collectCodeNames(markdown: string): CodeNames {
  const found: CodeNames = {names: new Set(), members: new Set(), modules: new Set()};
  visit(parseTree(markdown), node => {
    if (node.type === 'inlineCode') {
      addWords(found, node.value);
    } else if (node.type === 'code') {
      if (node.lang === 'ts' || node.lang === 'tsx') {
        addSample(found, parseSample(node.value).shownCode);
      } else {
        addWords(found, node.value);
      }
    }
  });
  return found;
}

/** Adds every word both as a name and as a member, because code outside `ts` and `tsx` fences isn't parsed. */
function addWords({names, members, modules}: CodeNames, code: string): void {
  for (const [word] of code.matchAll(/[\w$]+/g)) {
    names.add(word);
    members.add(word);
  }
  for (const [module] of code.matchAll(/@?[\w-]+(?:\/[\w-]+)+/g)) {
    modules.add(module);
  }
}

function addSample({names, members, modules}: CodeNames, code: string): void {
  // Every sample can be parsed as TSX, because no sample contains a type assertion in angle brackets.
  visitNode(ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true));

  function visitNode(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      names.add(node.text);
      if (isMemberName(node)) {
        members.add(node.text);
      }
    } else if (ts.isStringLiteral(node) && ts.isImportDeclaration(node.parent)) {
      modules.add(node.text);
    }
    ts.forEachChild(node, visitNode);
  }
}

function isMemberName(name: ts.Identifier): boolean {
  const {parent} = name;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
    (ts.isPropertyAssignment(parent) && parent.name === name) ||
    (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === name) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isJsxAttribute(parent)
  );
}
