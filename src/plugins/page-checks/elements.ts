import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../code-samples/problem';
import {findSimilar, suggest} from './suggest';

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

/** Admonitions of Docusaurus 2, GitHub and other generators, with the closest one that pages can use. */
const renamedAdmonitions: Readonly<Record<string, string>> = {
  attention: 'warning',
  caution: 'warning',
  error: 'danger',
  hint: 'tip',
  important: 'info',
  success: 'tip',
};

/**
 * Reports components that the page neither imports nor gets from the theme, directives such as `:::warn` that aren't admonitions, mistakes in
 * the first and last lines of admonitions, and images without a description.
 * @param components the components that pages can use without an import
 * @param listImports returns the import statements of other pages by the names of the components
 */
export function checkElements(
  file: string,
  markdown: string,
  tree: Root,
  components: readonly string[],
  listImports: () => ReadonlyMap<string, string>,
): Problem[] {
  const lines = markdown.split('\n');
  const problems: Problem[] = collectWrongFirstLines(file, tree);
  const known = [...components, ...collectDeclaredNames(tree)];
  visit(tree, node => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = node.name ?? '';
      // Names in lower case are elements of HTML. A member such as `Tabs.Item` belongs to its object.
      if (/^[A-Z]/.test(name) && !known.includes(name.split('.')[0] ?? '')) {
        problems.push({
          file,
          line,
          column: column + 1,
          message: `The component doesn't exist. Found \`<${name}>\`, expected one of ${known.toSorted().join(', ')}.`,
          advice: adviseComponent(name, known, listImports()),
          length: name.length,
        });
      }
    } else if (
      (node.type === 'containerDirective' || node.type === 'leafDirective') &&
      !(node.type === 'containerDirective' && admonitions.includes(node.name))
    ) {
      const colons = node.type === 'containerDirective' ? ':::' : '::';
      problems.push({
        file,
        line,
        column,
        message: `The admonition has an unknown type. Found \`${colons}${node.name}\`, expected one of ${admonitions.map(name => `:::${name}`).join(', ')}.`,
        advice: describeAdmonition(node.name),
        length: colons.length + node.name.length,
      });
    } else if (node.type === 'containerDirective') {
      const lastLine = lines[(node.position?.end.line ?? line) - 1]?.trim() ?? '';
      if (!/^(?:> ?)*:{3,}$/.test(lastLine)) {
        problems.push({
          file,
          line,
          column,
          message: `The admonition has no end, so it contains the rest of the page. Found \`:::${node.name}\` without an end, expected \`:::\` on a line of its own.`,
          advice: 'Add `:::` below the last line of the admonition.',
          length: 3 + node.name.length,
        });
      }
    } else if (node.type === 'mdxFlowExpression' && /^\s*\/\*\s*TODO\b/.test(node.value)) {
      problems.push({
        file,
        line,
        column,
        message: `A part of the page is missing. Found ${JSON.stringify(node.value.replace(/^\s*\/\*\s*|\s*\*\/\s*$/g, ''))}, expected no comments that begin with TODO.`,
        advice: 'Write this part, and remove the comment.',
        length: node.value.length + 2,
        canWait: true,
      });
    } else if (node.type === 'image' && !node.alt?.trim()) {
      problems.push({
        file,
        line,
        column,
        message: `The image has no description. Found \`![](${node.url})\`, expected a text between the brackets.`,
        advice: 'Describe what the image shows, for readers who can’t see it.',
      });
    }
  });
  return problems;
}

/** Returns the advice for an unknown component. A component that other pages import is suggested with its import. */
function adviseComponent(
  name: string,
  known: readonly string[],
  imports: ReadonlyMap<string, string>,
): string {
  const similar = findSimilar(name, [...known, ...imports.keys()]);
  const statement = similar === undefined || known.includes(similar) ? undefined : imports.get(similar);
  if (statement === undefined) {
    return `${suggest(name, known)}If the component is in another file, import it at the top of the page.`;
  }
  return `${similar === name ? '' : `Did you mean \`${similar}\`? `}Write \`${statement}\` below the front matter.`;
}

/** Returns the advice for an unknown type of admonition. */
function describeAdmonition(name: string): string {
  const renamed = renamedAdmonitions[name];
  return renamed === undefined
    ? `${suggest(name, admonitions)}The end of an admonition is \`:::\` on a line of its own.`
    : `Use \`:::${renamed}\`.`;
}

/** Reports lines that look like the first line of an admonition, but that Markdown shows as text. */
function collectWrongFirstLines(file: string, tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'paragraph', ({children: [first]}) => {
    const [, name, title = ''] =
      (first?.type === 'text' && /^:::[ \t]*([a-z]\w*)[ \t]*([^\n]*)/i.exec(first.value)) || [];
    if (first && name !== undefined) {
      const {line = 1, column = 1} = first.position?.start ?? {};
      problems.push({
        file,
        line,
        column,
        message: `The line isn't the start of an admonition, so the page shows it as text. Found \`:::${title ? `${name} ${title}` : ` ${name}`}\`, expected \`:::${name}${title ? `[${title}]` : ''}\`.`,
        advice: 'There is no space after the colons, and a title is in square brackets.',
      });
    }
  });
  return problems;
}

/** Collects the names that a page imports or exports. */
function collectDeclaredNames(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        names.push(...statement.specifiers.map(({local}) => local.name));
      } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
        const {declaration} = statement;
        const declared =
          declaration.type === 'VariableDeclaration'
            ? declaration.declarations.map(({id}) => (id.type === 'Identifier' ? id.name : ''))
            : [declaration.id.name];
        names.push(...declared);
      }
    }
  });
  return names;
}
