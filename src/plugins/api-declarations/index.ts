import type {Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {VersionedOptions} from './remarkDeclarations';

/**
 * A remark plugin that calls `remarkDeclarations` for pages with its elements. The other pages don't need the TypeScript compiler, and most
 * starts of the dev server don't have to load it.
 */
export default function apiDeclarations(
  options: VersionedOptions,
): (root: Root, file: VFile) => Promise<void> {
  return async (root, file) => {
    let isNeeded = false;
    visit(root, 'mdxJsxFlowElement', ({name}) => {
      isNeeded = name === 'Declaration' || name === 'Reexports';
      return isNeeded ? EXIT : undefined;
    });
    if (isNeeded) {
      const {remarkDeclarations} = await import('./remarkDeclarations');
      await remarkDeclarations(options)(root, file);
    }
  };
}
