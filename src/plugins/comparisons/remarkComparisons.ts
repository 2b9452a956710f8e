import {diffArrays} from 'diff';
import type {Code, Root} from 'mdast';
import type {} from 'remark-mdx'; // adds the types of JSX nodes to those of mdast
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

export type Options = {
  /** The name of the component that shows two code samples next to each other. */
  component: string;
};

/** The width of a pane is rounded up to a multiple of this number of characters, so that a style sheet can list all widths. */
const columnStep = 12;

/**
 * A remark plugin that prepares comparisons, which are components with two fences:
 * - The component gets an attribute `columns`, the number of characters in the longest line.
 * - If both fences show the same file, their different lines are highlighted, and the component gets the attribute `changed`. Two fences show
 *   the same file if they have the same title and options.
 *
 * The plugin must run after all plugins that change fences.
 */
export function remarkComparisons({component}: Options): (root: Root, file: VFile) => void {
  return (root, file) => {
    visit(root, 'mdxJsxFlowElement', node => {
      if (node.name !== component) {
        return undefined;
      }
      const fences = node.children.filter(child => child.type === 'code');
      const [before, after] = fences;
      if (!before || !after || fences.length > 2) {
        return file.fail(
          `<${component}> compares two code samples. Found ${fences.length}, expected 2. Put two fences into it.`,
          node,
        );
      }
      const width = Math.max(...fences.flatMap(({value}) => value.split('\n').map(line => line.length)));
      const columns = Math.ceil(width / columnStep) * columnStep;
      node.attributes.push({type: 'mdxJsxAttribute', name: 'columns', value: String(columns)});
      if (before.meta === after.meta && before.value !== after.value) {
        highlightChanges(before, after);
        node.attributes.push({type: 'mdxJsxAttribute', name: 'changed', value: null});
      }
      return undefined;
    });
  };
}

/** Highlights the lines of each fence that the other fence doesn't have. Indentation doesn't count. */
function highlightChanges(before: Code, after: Code): void {
  const changes = diffArrays(before.value.split('\n'), after.value.split('\n'), {
    comparator: (a, b) => a.trim() === b.trim(),
  });
  let beforeLine = 1;
  let afterLine = 1;
  const beforeLines: number[] = [];
  const afterLines: number[] = [];
  for (const {value, added, removed} of changes) {
    value.forEach((text, index) => {
      if (removed && text.trim() !== '') {
        beforeLines.push(beforeLine + index);
      }
      if (added && text.trim() !== '') {
        afterLines.push(afterLine + index);
      }
    });
    beforeLine += added ? 0 : value.length;
    afterLine += removed ? 0 : value.length;
  }
  addHighlights(before, beforeLines);
  addHighlights(after, afterLines);
}

function addHighlights(fence: Code, lines: readonly number[]): void {
  if (lines.length > 0) {
    fence.meta = [fence.meta, `{${lines.join(',')}}`].filter(Boolean).join(' ');
  }
}
