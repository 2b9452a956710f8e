import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseTree} from '../../src/plugins/code-samples/markdown';

/** A part of the Markdown that is removed. `start` and `end` are character offsets, and `end` is exclusive. */
type Range = {start: number; end: number};

/**
 * Removes the components of this site from a page's Markdown, but keeps their children. Also keeps partials, because every
 * Docusaurus site supports them. A page imports a partial with `import Part from './_part.md'`.
 */
export function renderPlainMarkdown(markdown: string): string {
  const root = parseTree(markdown);
  const ranges = collectRemovedRanges(root);
  return ranges
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end}) => text.slice(0, start) + text.slice(end), markdown);
}

const partialImport = /^import (\w+) from '\.[^']*\.mdx?';/;

function collectRemovedRanges(root: Root): Range[] {
  const ranges: Range[] = [];
  const partials = new Set<string>();
  visit(root, node => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    switch (node.type) {
      case 'mdxjsEsm': {
        // Imports on consecutive lines are one node, which can contain both kinds.
        let offset = start;
        for (const line of node.value.split(/(?<=\n)/)) {
          const [, name] = partialImport.exec(line) ?? [];
          if (name === undefined) {
            ranges.push({start: offset, end: offset + line.length});
          } else {
            partials.add(name);
          }
          offset += line.length;
        }
        break;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (/^[A-Z]/.test(node.name ?? '') && !partials.has(node.name ?? '')) {
          ranges.push(
            {start, end: node.children[0]?.position?.start.offset ?? end},
            {start: node.children.at(-1)?.position?.end.offset ?? end, end},
          );
        }
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!node.value.trim().startsWith('/*')) {
          ranges.push({start, end});
        }
        break;
    }
  });
  return ranges;
}
