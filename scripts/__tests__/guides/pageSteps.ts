import {parseFenceOptions} from '../../../src/plugins/code-samples/fences/fenceOptions';
import {parseMarkdown, type Fence} from '../../../src/plugins/code-samples/markdown';
import {parseSample} from '../../../src/plugins/code-samples/fences/notation';

/** A step that a page asks the reader to take. `line` is the line number of the step's code fence in the Markdown file. */
export type PageStep =
  | {kind: 'file'; line: number; path: string; text: string}
  /** `output` is the output that the page shows for the command, or undefined if the page shows none. */
  | {kind: 'command'; line: number; command: string; output: string | undefined};

/**
 * Collects the steps of a page in order. Fences in `sh` are commands. Fences with a title are files, except for a `text title="Output"`
 * fence, which is the output of the command before it.
 */
export function collectPageSteps(markdown: string): PageStep[] {
  const {fences} = parseMarkdown(markdown);
  return fences.flatMap((fence, index): PageStep[] => {
    const {line} = fence.position;
    if (fence.language === 'sh') {
      const next = fences[index + 1];
      const output = next && isOutput(next) ? next.code : undefined;
      return [{kind: 'command', line, command: fence.code, output}];
    }
    const path = readTitle(fence);
    return path === undefined || isOutput(fence) ? [] : [{kind: 'file', line, path, text: readText(fence)}];
  });
}

function isOutput(fence: Fence): boolean {
  return fence.language === 'text' && readTitle(fence) === 'Output';
}

function readTitle({meta}: Fence): string | undefined {
  return parseFenceOptions(meta).options.title;
}

function isSample(language: string): boolean {
  return language === 'ts' || language === 'tsx';
}

/** Returns the text that readers see and copy, which leaves out hidden lines and notation comments. */
function readText({language, code}: Fence): string {
  if (!isSample(language)) {
    return `${code}\n`;
  }
  const source = code.split('\n');
  const shown = parseSample(code).shownLines.map(line => source[line]?.replace(/^\/\/ @filename: /, '// '));
  return `${shown.join('\n')}\n`;
}
