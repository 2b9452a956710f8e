import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseTree} from '../../../src/plugins/code-samples/markdown';
import {renderPlainMarkdown} from '../plainMarkdown';

/** A replacement of a part of the Markdown. `start` and `end` are character offsets, and `end` is exclusive. */
type Edit = {start: number; end: number; text: string};

/** Returns the first line of an admonition. */
export type RenderAdmonition = (kind: string, title: string | undefined) => string;

/**
 * Renders Markdown that needs no MDX, for other generators of sites. Partials become a part of the page. Removes the front matter, and also the
 * heading of the first level, because other generators write the title.
 * @param renderPartial returns the rendered Markdown of an imported file
 */
export function renderPortableMarkdown(
  markdown: string,
  renderAdmonition: RenderAdmonition,
  renderPartial: (request: string) => string,
): string {
  const plain = renderPlainMarkdown(markdown);
  return collectEdits(parseTree(plain), plain, renderAdmonition, renderPartial)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, {start, end, text: replacement}) => text.slice(0, start) + replacement + text.slice(end),
      plain,
    )
    .trim();
}

function collectEdits(
  root: Root,
  source: string,
  renderAdmonition: RenderAdmonition,
  renderPartial: (request: string) => string,
): Edit[] {
  const edits: Edit[] = [];
  const partials = new Map<string, string>();
  visit(root, node => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    switch (node.type) {
      case 'yaml':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        edits.push({start, end, text: ''});
        break;
      case 'heading':
        if (node.depth === 1) {
          edits.push({start, end, text: ''});
          return 'skip';
        }
        break;
      case 'mdxjsEsm':
        edits.push({start, end, text: ''});
        for (const [, name = '', request = ''] of node.value.matchAll(/^import (\w+) from '([^']+)'/gm)) {
          partials.set(name, request);
        }
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const request = partials.get(node.name ?? '');
        if (request !== undefined) {
          edits.push({start, end, text: renderPartial(request)});
          return 'skip';
        }
        edits.push(
          {start, end: node.children[0]?.position?.start.offset ?? end, text: ''},
          {start: node.children.at(-1)?.position?.end.offset ?? end, end, text: ''},
        );
        break;
      }
      case 'containerDirective':
        edits.push(replaceFirstLine(node.name, start, source, renderAdmonition));
        break;
    }
    return undefined;
  });
  return edits;
}

/** Replaces the first line of an admonition that begins at `start`. */
function replaceFirstLine(name: string, start: number, source: string, render: RenderAdmonition): Edit {
  const lineEnd = source.indexOf('\n', start);
  const end = lineEnd === -1 ? source.length : lineEnd;
  const title = /\[(.*)\]\s*$/.exec(source.slice(start, end))?.[1];
  return {start, end, text: render(name, title)};
}
