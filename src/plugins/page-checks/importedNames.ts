import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A name in braces that a page imports, such as `Chain` in `import {Chain} from './Chain'`, and its offset in the file. */
export type ImportedName = {name: string; specifier: string; offset: number};

/** Collects the names that a page imports. */
export function collectImportedNames(tree: Root): ImportedName[] {
  const names: ImportedName[] = [];
  visit(tree, 'mdxjsEsm', ({data, position}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') {
        continue;
      }
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
          // The parser adds offsets to the nodes, which their types don't contain.
          const offset = 'start' in specifier ? Number(specifier.start) : (position?.start.offset ?? 0);
          names.push({name: specifier.imported.name, specifier: String(statement.source.value), offset});
        }
      }
    }
  });
  return names;
}
