import path from 'node:path';
import type {Blockquote, Code, Heading, List, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {} from 'remark-mdx'; // adds the types of JSX nodes to those of mdast
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {formatDeclaration, readDeclarations, readEntryPoints, type Declaration} from './declarations';

type MdxJsxFlowElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

export type DeclarationsOptions = {
  /** The folder whose `node_modules` contains the packages, relative to the site's folder. */
  folder: string;
  packages: readonly string[];
};

export type VersionedOptions = {
  /** The folder of each docs version, and the folder whose `node_modules` contains its packages. Both are relative to the site's folder. */
  versions: readonly {folder: string; packagesFolder: string}[];
  packages: readonly string[];
};

/**
 * A remark plugin for reference pages, which inserts declarations of installed packages:
 * - `<Declaration of="initTRPC" from="@trpc/server" />` becomes the signature and the JSDoc comment;
 * - `<Reexports from="@trpc/react-query" of="@trpc/client" page="./client.md" />` becomes a list of links to the names that both packages
 *   export.
 *
 * The plugin must run after `remarkCodeSamples`, so that the signatures aren't checked as code samples.
 */
export function remarkDeclarations({
  versions,
  packages,
}: VersionedOptions): (root: Root, file: VFile) => Promise<void> {
  return async (root, file) => {
    const elements: {node: MdxJsxFlowElement; index: number; parent: {children: RootContent[]}}[] = [];
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      if (index !== undefined && parent && (node.name === 'Declaration' || node.name === 'Reexports')) {
        // TypeScript doesn't know that the siblings of a flow element are always flow content.
        elements.push({node, index, parent: parent as {children: RootContent[]}});
        return SKIP;
      }
      return undefined;
    });
    // The nodes are replaced from last to first. Each node becomes several nodes, which only changes the indexes of the nodes after it.
    for (const {node, index, parent} of elements.reverse()) {
      const options = {folder: findPackagesFolder(versions, file, node), packages};
      setAnchorFromName(parent.children.slice(0, index), node);
      parent.children.splice(index, 1, ...(await createContent(node, file, options)));
    }
  };
}

/** Returns the packages folder of the docs version that a page belongs to. */
function findPackagesFolder(
  versions: VersionedOptions['versions'],
  file: VFile,
  node: MdxJsxFlowElement,
): string {
  const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
  const version = versions.find(({folder}) => name.startsWith(`${folder}/`));
  return (
    version?.packagesFolder ??
    file.fail(
      `<${node.name}> is only for pages of the docs. Found it in ${name}, expected a file in ${versions.map(({folder}) => folder).join(', ')}.`,
      node,
    )
  );
}

/**
 * Uses the exact name of an export as the anchor of its heading. Default anchors are in lower case, so two exports whose names differ only
 * in case would get the same anchor.
 */
function setAnchorFromName(precedingSiblings: readonly RootContent[], node: MdxJsxFlowElement): void {
  const heading = precedingSiblings.findLast((sibling): sibling is Heading => sibling.type === 'heading');
  const name = node.attributes.find(
    attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
  );
  if (node.name === 'Declaration' && heading && readText(heading) === name?.value) {
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id: name.value}};
  }
}

function readText(heading: Heading): string {
  return heading.children.map(child => ('value' in child ? child.value : '')).join('');
}

async function createContent(
  node: MdxJsxFlowElement,
  file: VFile,
  options: DeclarationsOptions,
): Promise<RootContent[]> {
  const entryPoint = readAttribute(node, file, 'from');
  const exported = readAllDeclarations(options).get(entryPoint);
  if (!exported) {
    return file.fail(
      `There is no entry point \`${entryPoint}\`. Expected one of ${[...readAllDeclarations(options).keys()].join(', ')}.`,
      node,
    );
  }
  const name = readAttribute(node, file, 'of');
  if (node.name === 'Reexports') {
    const page = readAttribute(node, file, 'page');
    return [createLinks(listReexports(options, entryPoint, name), page)];
  }
  const declaration = exported.get(name);
  if (!declaration) {
    return file.fail(
      `${entryPoint} doesn't export \`${name}\`. Remove the entry, or write one of ${[...exported.keys()].join(', ')}.`,
      node,
    );
  }
  return describeDeclaration(declaration);
}

/** Returns the names that the entry points `from` and `of` both export, sorted. */
export function listReexports(options: DeclarationsOptions, from: string, of: string): string[] {
  const declarations = readAllDeclarations(options);
  return [...(declarations.get(from)?.keys() ?? [])].filter(name => declarations.get(of)?.has(name));
}

const declarationsByOptions = new Map<string, Map<string, Map<string, Declaration>>>();

/**
 * Reads the declarations of all packages. The declarations are cached until the process ends, so restart it after you install other
 * packages.
 */
export function readAllDeclarations({
  folder,
  packages,
}: DeclarationsOptions): Map<string, Map<string, Declaration>> {
  const key = JSON.stringify([folder, packages]);
  const declarations =
    declarationsByOptions.get(key) ??
    readDeclarations(
      folder,
      packages.flatMap(name => readEntryPoints(folder, name)),
    );
  declarationsByOptions.set(key, declarations);
  return declarations;
}

async function describeDeclaration(declaration: Declaration): Promise<RootContent[]> {
  const code: Code = {type: 'code', lang: 'ts', value: await formatDeclaration(declaration.code)};
  const isValueExportedAsType =
    !declaration.isValue && /^(?:abstract class|class|const|function)\b/.test(declaration.code);
  return [
    code,
    ...(isValueExportedAsType
      ? [createParagraph('The package exports this name as a type only, so import it with `import type`.')]
      : []),
    ...(declaration.deprecated === undefined
      ? []
      : [createParagraph(explainDeprecation(declaration.deprecated))]),
    ...(declaration.documentation === '' ? [] : [quote(declaration.documentation)]),
  ];
}

function explainDeprecation(advice: string): string {
  const notice = 'The package marks this export as deprecated';
  return advice === '' ? `${notice}.` : `${notice} and says “${advice}”.`;
}

/** Returns the documentation as a blockquote, which shows that it comes from the package. */
function quote(documentation: string): Blockquote {
  // TypeScript doesn't know that the parser returns only flow content.
  return {type: 'blockquote', children: parse(documentation) as Blockquote['children']};
}

function createParagraph(markdown: string): Paragraph {
  // TypeScript doesn't know that a single line of text is always parsed as one paragraph.
  return parse(markdown)[0] as Paragraph;
}

function parse(markdown: string): RootContent[] {
  const root = unified().use(remarkParse).parse(markdown);
  // The positions are removed because they refer to this text. Error messages would present them as positions in the page.
  visit(root, node => void delete node.position);
  return root.children;
}

function createLinks(names: readonly string[], page: string): List {
  return {
    type: 'list',
    spread: false,
    children: names.map(name => ({
      type: 'listItem',
      children: [{type: 'paragraph', children: [createLink(name, page)]}],
    })),
  };
}

function createLink(name: string, page: string): PhrasingContent {
  return {
    type: 'link',
    url: `${page}#${name}`,
    children: [{type: 'inlineCode', value: name}],
  };
}

function readAttribute(node: MdxJsxFlowElement, file: VFile, name: string): string {
  const found = node.attributes.find(
    attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  if (typeof found?.value !== 'string' || found.value === '') {
    return file.fail(`<${node.name}> needs the attribute ${name}="…" with a value in quotes.`, node);
  }
  return found.value;
}
