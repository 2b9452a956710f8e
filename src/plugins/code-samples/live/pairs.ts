import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

type MdxJsxFlowElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

/**
 * A variant of a `<LivePair>`. Each variant contains a server file and a client file that readers can run in the page. A pair without
 * `<Variant>` elements has one variant, which is the pair itself.
 */
export type Variant = {
  element: MdxJsxFlowElement;
  /** The variant's fences in reading order. */
  fences: Code[];
};

/** Finds the `<LivePair>` elements of a Markdown file. Returns one list of variants per pair, in reading order. */
export function collectPairs(root: Root): Variant[][] {
  const pairs: Variant[][] = [];
  visit(root, 'mdxJsxFlowElement', node => {
    if (node.name === 'LivePair') {
      const variants = node.children.filter(
        child => child.type === 'mdxJsxFlowElement' && child.name === 'Variant',
      );
      pairs.push(
        (variants.length > 0 ? variants : [node])
          .filter(child => child.type === 'mdxJsxFlowElement')
          .map(element => ({element, fences: collectFences(element)})),
      );
    }
  });
  return pairs;
}

function collectFences(element: MdxJsxFlowElement): Code[] {
  const fences: Code[] = [];
  visit(element, 'code', node => void fences.push(node));
  return fences;
}
