import path from 'node:path';
import type {Root} from 'mdast';
import type {} from 'remark-mdx'; // adds the types of JSX nodes to those of mdast
import type {VFile} from 'vfile';

export type Options = {
  /** The component that shows a link to the source. Its attribute `file` is a path relative to the site's folder. */
  component: string;
};

/**
 * A remark plugin that adds a link to its own source at the end of each partial, because “Edit this page” leads to the file that imports
 * the partial. A partial is a file with a name or a folder that starts with `_`.
 */
export function remarkPartialSources({component}: Options): (root: Root, file: VFile) => void {
  return (root, file) => {
    const source = path.relative(file.cwd, file.path).split(path.sep).join('/');
    if (/(^|\/)_/.test(source)) {
      root.children.push({
        type: 'mdxJsxFlowElement',
        name: component,
        attributes: [{type: 'mdxJsxAttribute', name: 'file', value: source}],
        children: [],
      });
    }
  };
}
