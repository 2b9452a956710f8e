import type {Blockquote, Code, Heading, List, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {} from 'remark-mdx'; // adds the types of JSX nodes to those of mdast
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {formatDeclaration, readDeclarations, readEntryPoints, type Declaration} from './declarations';

type MdxJsxFlowElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

export type DeclarationsOptions = {
  /** The folder whose `node_modules` holds the packages, from the site's folder. */
  folder: string;
  packages: readonly string[];
};

/**
 * A remark plugin for reference pages. It puts declarations of installed packages where a page asks for them:
 * `<Declaration of="initTRPC" from="@trpc/server" />` becomes the signature and the JSDoc, and
 * `<Reexports from="@trpc/react-query" of="@trpc/client" page="./client.md" />` a list of links to the names that both export.
 * It must come after `remarkCodeSamples`, since the signatures aren't samples to be checked.
 */
export function remarkDeclarations(options: DeclarationsOptions): (root: Root, file: VFile) => Promise<void> {
  return async (root, file) => {
    const places: {node: MdxJsxFlowElement; index: number; parent: {children: RootContent[]}}[] = [];
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      if (index !== undefined && parent && (node.name === 'Declaration' || node.name === 'Reexports')) {
        // A flow element has flow content beside it.
        places.push({node, index, parent: parent as {children: RootContent[]}});
        return SKIP;
      }
      return undefined;
    });
    // From the last to the first, since each place becomes several nodes.
    for (const {node, index, parent} of places.reverse()) {
      keepCase(parent.children.slice(0, index), node);
      parent.children.splice(index, 1, ...(await createContent(node, file, options)));
    }
  };
}

/** Makes a name the anchor of its entry, as it is written: `createTRPCNext` and `CreateTRPCNext` are two exports. */
function keepCase(before: readonly RootContent[], node: MdxJsxFlowElement): void {
  const heading = before.findLast((sibling): sibling is Heading => sibling.type === 'heading');
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
  const exported = readAll(options).get(entryPoint);
  if (!exported) {
    return file.fail(
      `No entry point \`${entryPoint}\`. Expected one of ${[...readAll(options).keys()].join(', ')}.`,
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

/** Names that an entry point exports and another one exports too, sorted. */
export function listReexports(options: DeclarationsOptions, from: string, of: string): string[] {
  const declarations = readAll(options);
  return [...(declarations.get(from)?.keys() ?? [])].filter(name => declarations.get(of)?.has(name));
}

const known = new Map<string, Map<string, Map<string, Declaration>>>();

/** The declarations of all packages. They are read once in a process: whoever installs others starts the site again. */
export function readAll({folder, packages}: DeclarationsOptions): Map<string, Map<string, Declaration>> {
  const key = JSON.stringify([folder, packages]);
  const found =
    known.get(key) ??
    readDeclarations(
      folder,
      packages.flatMap(name => readEntryPoints(folder, name)),
    );
  known.set(key, found);
  return found;
}

async function describeDeclaration(declaration: Declaration): Promise<RootContent[]> {
  const code: Code = {type: 'code', lang: 'ts', value: await formatDeclaration(declaration.code)};
  const isOnlyType =
    !declaration.isValue && /^(?:abstract class|class|const|function)\b/.test(declaration.code);
  return [
    code,
    ...(isOnlyType
      ? [createParagraph('The package exports this name as a type only, so import it with `import type`.')]
      : []),
    ...(declaration.deprecated === undefined
      ? []
      : [createParagraph(explainDeprecation(declaration.deprecated))]),
    ...(declaration.documentation === '' ? [] : [quote(declaration.documentation)]),
  ];
}

function explainDeprecation(advice: string): string {
  const marked = 'The package marks this export as deprecated';
  return advice === '' ? `${marked}.` : `${marked} and says “${advice}”.`;
}

/** The package's own words, marked as such. */
function quote(documentation: string): Blockquote {
  // The parser returns flow content only.
  return {type: 'blockquote', children: parse(documentation) as Blockquote['children']};
}

function createParagraph(markdown: string): Paragraph {
  // One line of text is one paragraph.
  return parse(markdown)[0] as Paragraph;
}

function parse(markdown: string): RootContent[] {
  const root = unified().use(remarkParse).parse(markdown);
  // Positions would point into the page, where this text isn't.
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
    return file.fail(`<${node.name}> needs ${name}="…", a text in quotes.`, node);
  }
  return found.value;
}
