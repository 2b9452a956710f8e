import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readTextProp} from './jsxProps';
import type {Options} from './options';

/** Collects the anchors of a Markdown file: those of its headings, which are computed as the framework does, and the ids of its elements. */
export function collectAnchors(tree: Root, anchorProps: Options['anchorProps'] = []): Set<string> {
  const anchors = new Set<string>();
  const slugger = createSlugger();
  visit(tree, node => {
    if (node.type === 'heading') {
      anchors.add(readWrittenId(node) ?? slugger.slug(toString(node)));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const {name, text = ''} = readTextProp(attribute) ?? {};
        if (name === 'id') {
          anchors.add(text);
        } else if (anchorProps.some(({component, prop}) => component === node.name && prop === name)) {
          anchors.add(slugger.slug(text, {maintainCase: true}));
        }
      }
    }
  });
  return anchors;
}

/** Reads the id that an author has written after a heading, as in `## Heading {/* #id *\/}`. */
function readWrittenId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
}
