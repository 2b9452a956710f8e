import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A line of the site's code that relies on internals of a package, of the browser or of Node. */
export type Finding = {
  /** Name that the register uses, for example `import @docusaurus/theme-common/internal useTabs` or `Storage.prototype in storage`. */
  name: string;
  file: string;
  /** The first line and the first column are 1. */
  line: number;
  column: number;
};

/** Files and folders whose code is part of the site. */
const sources = ['src', 'scripts', 'samples', 'docusaurus.config.ts'];
const skippedFolders = new Set(['node_modules', '__tests__', '__fixtures__', '.virtual']);

/** Modules that packages don't document: folders of the compiled code, Docusaurus's internal and generated modules, parts of DocSearch. */
const privateModule =
  /^(?:(?:@[\w-]+\/)?[\w-]+\/(?:.*\/)?(?:lib|dist|src|internal)(?:\/|$)|@generated\/|@docsearch\/react\/)/;
/** A regular expression that matches paths of files, which a bundler rule uses to select files of a package. */
const pathPattern = /\[\\\\\/\]/;
/** Ids, attributes and storage keys of the framework, and the names of its private elements. */
const frameworkMarkup =
  /__docusaurus[\w-]*|\bnprogress\b|docusaurus\.(?:announcement|tab)[\w.]*|data-(?:has-hydrated|theme-choice|announcement-bar-[\w-]+)|\bDocSearch-|\bcls-/g;
/** Options of the bundler that change how it treats the framework's own code. */
const bundlerOptions = new Set(['alias', 'entry', 'experiments', 'lazyCompilation', 'setupMiddlewares']);
/** Properties that packages use internally. */
const privateProperties = new Set(['_def']);
const globalObjects = /^(?:window|globalThis|navigator|connection|dom\.window|window\.navigator)$/;
const patchingCalls = /^(?:Object|Reflect)\.(?:assign|defineProperty|deleteProperty|set)$/;

/** Finds all seams in the site's code, except for the components in `src/theme`. */
export function findSeams(projectDir: string): Finding[] {
  return sources
    .filter(source => existsSync(path.join(projectDir, source)))
    .flatMap(source => listFiles(projectDir, source))
    .flatMap(file => {
      const text = readFileSync(path.join(projectDir, file), 'utf8');
      return file.endsWith('.css') ? scanStyles(file, text) : scanCode(file, text);
    });
}

/** Lists the modules of the site. The register names some that work around a fault of a package without touching its internals. */
export function findModules(projectDir: string): Finding[] {
  return listFiles(projectDir, 'src').map(file => ({
    name: `module ${getModuleName(file)}`,
    file,
    line: 1,
    column: 1,
  }));
}

/** Finds the seams in a TypeScript or JavaScript file. Comments and types don't count. */
export function scanCode(file: string, text: string): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const module = getModuleName(file);
  const configuresBundler = /\b(?:configureWebpack|setupMiddlewares)\b/.test(text);
  const findings: Finding[] = [];

  function report(node: ts.Node, name: string): void {
    const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
    findings.push({name, file, line: line + 1, column: character + 1});
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node)) {
      return;
    }
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      reportImport(node, node.moduleSpecifier.text);
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      reportText(node, node.text);
    } else if (ts.isRegularExpressionLiteral(node) && pathPattern.test(node.text)) {
      report(node, `pattern ${node.text} in ${module}`);
    } else if (ts.isPropertyAccessExpression(node)) {
      reportProperty(node);
    } else if (ts.isCallExpression(node)) {
      reportCall(node);
    } else if (
      configuresBundler &&
      (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
      ts.isIdentifier(node.name) &&
      bundlerOptions.has(node.name.text)
    ) {
      report(node, `bundler ${node.name.text} in ${module}`);
    }
    ts.forEachChild(node, visit);
  }

  function reportImport(node: ts.ImportDeclaration, specifier: string): void {
    const bindings = node.importClause?.namedBindings;
    if (!privateModule.test(specifier) || node.importClause?.isTypeOnly) {
      return;
    }
    if (!bindings || ts.isNamespaceImport(bindings)) {
      report(node, `import ${specifier}`);
      return;
    }
    for (const element of bindings.elements.filter(({isTypeOnly}) => !isTypeOnly)) {
      report(element, `import ${specifier} ${(element.propertyName ?? element.name).text}`);
    }
  }

  function reportText(node: ts.Node, value: string): void {
    if (privateModule.test(value)) {
      report(node, `import ${value}`);
    }
    if (privateProperties.has(value)) {
      report(node, `property ${value}`);
    }
    if (value.startsWith('theme.')) {
      report(node, 'texts of the theme');
    }
    for (const [name] of value.matchAll(frameworkMarkup)) {
      report(node, `markup ${name}`);
    }
  }

  function reportProperty(node: ts.PropertyAccessExpression): void {
    const object = node.expression.getText(source);
    const property = node.name.text;
    const isAssigned =
      ts.isBinaryExpression(node.parent) &&
      node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      node.parent.left === node;
    if (property === 'prototype') {
      report(node, `${object}.prototype in ${module}`);
    } else if (object === 'window' && property.startsWith('docusaurus')) {
      report(node, `window.${property} in ${module}`);
    } else if (isAssigned && globalObjects.test(object)) {
      report(node, `${object}.${property} in ${module}`);
    } else if (privateProperties.has(property)) {
      report(node, `property ${property}`);
    }
  }

  function reportCall(node: ts.CallExpression): void {
    const callee = node.expression.getText(source);
    const [target, key] = node.arguments;
    if (!target) {
      return;
    }
    if (callee === 'Symbol.for' && ts.isStringLiteral(target) && target.text.includes('.')) {
      report(node, `Symbol.for ${target.text}`);
    } else if (patchingCalls.test(callee) && globalObjects.test(target.getText(source))) {
      const property = key && ts.isStringLiteral(key) ? `.${key.text}` : '';
      report(node, `${target.getText(source)}${property} in ${module}`);
    }
  }

  visit(source);
  return findings;
}

/** Finds selectors in a style sheet that refer to the private elements of packages. */
export function scanStyles(file: string, text: string): Finding[] {
  // Comments become spaces, so that the positions stay the same.
  const rules = text.replaceAll(/\/\*.*?\*\//gs, comment => comment.replaceAll(/[^\n]/g, ' '));
  return [...rules.matchAll(frameworkMarkup)].map(({0: name, index}) => {
    const before = rules.slice(0, index).split('\n');
    return {name: `markup ${name}`, file, line: before.length, column: (before.at(-1) ?? '').length + 1};
  });
}

/** Returns the name of a file without its ending. For an index file, returns the name of its folder. */
function getModuleName(file: string): string {
  const name = path.basename(file).replace(/\..*$/, '');
  return name === 'index' ? path.basename(path.dirname(file)) : name;
}

function listFiles(projectDir: string, name: string): string[] {
  if (path.extname(name) !== '') {
    return /\.(?:[cm]?[jt]sx?|css)$/.test(name) && !/\.d\.[cm]?ts$/.test(name) ? [name] : [];
  }
  return readdirSync(path.join(projectDir, name), {withFileTypes: true})
    .filter(
      entry => !skippedFolders.has(entry.name) && (entry.isDirectory() || path.extname(entry.name) !== ''),
    )
    .flatMap(entry => listFiles(projectDir, `${name}/${entry.name}`));
}
