import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../code-samples/problem';
import {suggest} from './suggest';

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

/**
 * Reports components that the page neither imports nor gets from the theme, and directives such as `:::warn` that aren't admonitions.
 * @param components the components that pages can use without an import
 */
export function checkElements(file: string, tree: Root, components: readonly string[]): Problem[] {
  const problems: Problem[] = [];
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
          advice: `${suggest(name, known)}If the component is in another file, import it at the top of the page.`,
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
        advice: `${suggest(node.name, admonitions)}The end of an admonition is \`:::\` on a line of its own.`,
        length: colons.length + node.name.length,
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
