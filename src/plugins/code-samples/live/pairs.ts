import type {Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

type MdxJsxFlowElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

/** A variant of a `<LivePair>`. A pair without `<Variant>` elements has one variant, which is the pair itself. */
export type Variant = {
  element: MdxJsxFlowElement;
  /** Indexes of the variant's fences among all fences of the file. */
  fences: number[];
};

/** Finds the `<LivePair>` elements of a Markdown file. Returns the list of variants for each pair, in the order of the page. */
export function collectPairs(root: Root): Variant[][] {
  const order = new Map<Nodes, number>();
  visit(root, 'code', node => void order.set(node, order.size));
  const pairs: Variant[][] = [];
  visit(root, 'mdxJsxFlowElement', node => {
    if (node.name === 'LivePair') {
      const variants = node.children.filter(
        child => child.type === 'mdxJsxFlowElement' && child.name === 'Variant',
      );
      pairs.push(
        (variants.length > 0 ? variants : [node])
          .filter(child => child.type === 'mdxJsxFlowElement')
          .map(element => ({element, fences: collectFences(element, order)})),
      );
    }
  });
  return pairs;
}

function collectFences(element: MdxJsxFlowElement, order: ReadonlyMap<Nodes, number>): number[] {
  const fences: number[] = [];
  visit(element, 'code', node => void fences.push(order.get(node) ?? -1));
  return fences;
}
