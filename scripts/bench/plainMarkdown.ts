import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseTree} from '../../src/plugins/code-samples/markdown';

type Range = {start: number; end: number};

/**
 * A page's Markdown without the components of this site: their children stay, their tags go. Partials (`import Part from './_part.md'`)
 * stay, as any Docusaurus site reads them.
 */
export function renderPlainMarkdown(markdown: string): string {
  const root = parseTree(markdown);
  const ranges = collectRanges(root);
  return ranges
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end}) => text.slice(0, start) + text.slice(end), markdown);
}

const partialImport = /^import (\w+) from '\.[^']*\.mdx?';$/gm;

function collectRanges(root: Root): Range[] {
  const ranges: Range[] = [];
  const partials = new Set<string>();
  visit(root, node => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    switch (node.type) {
      case 'mdxjsEsm': {
        const imported = [...node.value.matchAll(partialImport)].map(([, name = '']) => name);
        imported.forEach(name => partials.add(name));
        if (imported.length === 0) {
          ranges.push({start, end});
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
