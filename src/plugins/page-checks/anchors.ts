import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readTextProp} from './jsxProps';
import type {Options} from './options';

/** Collects the anchors of a Markdown file: those of its headings, which are computed as the framework does, and the ids of its elements. */
export function collectAnchors(tree: Root, anchorProps: Options['anchorProps'] = []): Set<string> {
  return new Set(collectSections(tree, anchorProps).keys());
}

/** Maps the anchors of a Markdown file to the texts of their headings. Elements have none. */
export function collectSections(
  tree: Root,
  anchorProps: Options['anchorProps'] = [],
): Map<string, string | undefined> {
  const sections = new Map<string, string | undefined>();
  const slugger = createSlugger();
  visit(tree, node => {
    if (node.type === 'heading') {
      const writtenId = readWrittenId(node);
      const text = toString(writtenId === undefined ? node : node.children.slice(0, -1));
      sections.set(writtenId ?? slugger.slug(text), text.trim());
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const {name, text = ''} = readTextProp(attribute) ?? {};
        if (name === 'id') {
          sections.set(text, undefined);
        } else if (anchorProps.some(({component, prop}) => component === node.name && prop === name)) {
          sections.set(slugger.slug(text, {maintainCase: true}), undefined);
        }
      }
    }
  });
  return sections;
}

/** Reads the id that an author has written after a heading, as in `## Heading {/* #id *\/}`. */
function readWrittenId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
}
