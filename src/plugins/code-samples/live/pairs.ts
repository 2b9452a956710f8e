import type {Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

type MdxJsxFlowElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

/**
 * A variant of a `<LivePair>`. Each variant contains a server file and a client file that readers can run in the page. A pair without
 * `<Variant>` elements has one variant, which is the pair itself.
 */
export type Variant = {
  element: MdxJsxFlowElement;
  /** Indexes of the variant's fences among all fences of the file. */
  fences: number[];
};

/** Finds the `<LivePair>` elements of a Markdown file. Returns one list of variants per pair, in reading order. */
export function collectPairs(root: Root): Variant[][] {
  const fenceIndexes = new Map<Nodes, number>();
  visit(root, 'code', node => void fenceIndexes.set(node, fenceIndexes.size));
  const pairs: Variant[][] = [];
  visit(root, 'mdxJsxFlowElement', node => {
    if (node.name === 'LivePair') {
      const variants = node.children.filter(
        child => child.type === 'mdxJsxFlowElement' && child.name === 'Variant',
      );
      pairs.push(
        (variants.length > 0 ? variants : [node])
          .filter(child => child.type === 'mdxJsxFlowElement')
          .map(element => ({element, fences: collectFences(element, fenceIndexes)})),
      );
    }
  });
  return pairs;
}

function collectFences(element: MdxJsxFlowElement, fenceIndexes: ReadonlyMap<Nodes, number>): number[] {
  const fences: number[] = [];
  visit(element, 'code', node => void fences.push(fenceIndexes.get(node) ?? -1));
  return fences;
}
