import type {Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

type MdxJsxFlowElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

/** A variant of a `<LivePair>`: the element that holds its fences. A pair without `<Variant>`s is its own only one. */
export type Variant = {
  element: MdxJsxFlowElement;
  /** Places of the fences among all fences of the file. */
  fences: number[];
};

/** The `<LivePair>`s of a Markdown file, each with its variants, in order. */
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
