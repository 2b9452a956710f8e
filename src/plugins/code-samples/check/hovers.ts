import ts from 'typescript';
import type {FencePosition} from './positions';
import {HoverCache, type HoverText} from './hoverCache';
import {offsetToFence, fenceToOffset} from './positions';
import type {VirtualFile, VirtualFiles} from './virtualFiles';

/** The type of one name in the shown code. */
export type Hover = FencePosition & {
  length: number;
  /** The type as an editor shows it. */
  text: string;
  /** The symbol's JSDoc as plain text, or an empty string. */
  docs: string;
};

/** Maximum number of characters of a type. Longer types are shortened, because they would be unreadable anyway. */
const MAXIMUM_TYPE_LENGTH = 4000;
/** Maximum number of characters of the summary in a JSDoc comment. */
const MAXIMUM_DOCS_LENGTH = 400;

/** Collects the types of all names in the shown lines of a file, in reading order. */
export function collectHovers(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtualFile: VirtualFile,
): Hover[] {
  const source = service.getProgram()?.getSourceFile(virtualFile.name);
  if (!source) {
    return [];
  }
  const shown = new Set(virtualFile.file.sample.parsed.shownLines);
  const cache = new HoverCache(service);
  const hovers: Hover[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const start = node.getStart(source);
      const position = offsetToFence(virtualFile, source, start);
      if (node.end > start && shown.has(position.line)) {
        const hover = cache.getOrCompute(node, () => readHover(service, files, virtualFile, start));
        if (hover) {
          hovers.push({...position, length: node.end - start, ...hover});
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return hovers.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Finds the type of the symbol at a position, or undefined if there is no symbol. */
export function findHover(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtualFile: VirtualFile,
  position: FencePosition,
): Hover | undefined {
  const source = service.getProgram()?.getSourceFile(virtualFile.name);
  const offset = source ? fenceToOffset(virtualFile, source, position) : undefined;
  const info =
    offset === undefined
      ? undefined
      : service.getQuickInfoAtPosition(virtualFile.name, offset, MAXIMUM_TYPE_LENGTH);
  if (!source || offset === undefined || !info) {
    return undefined;
  }
  const start = offsetToFence(virtualFile, source, info.textSpan.start);
  return {...start, length: info.textSpan.length, ...createHoverText(info, files)};
}

function readHover(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtualFile: VirtualFile,
  offset: number,
): HoverText | undefined {
  const info = service.getQuickInfoAtPosition(virtualFile.name, offset, MAXIMUM_TYPE_LENGTH);
  return info ? createHoverText(info, files) : undefined;
}

function createHoverText(info: ts.QuickInfo, files: VirtualFiles): HoverText {
  return {
    text: cutText(files.hidePaths(ts.displayPartsToString(info.displayParts)), MAXIMUM_TYPE_LENGTH, '\n'),
    docs: renderDocs(info),
  };
}

/** Returns the JSDoc of a symbol without its examples, which would be too long for a popup. */
function renderDocs({documentation, tags = []}: ts.QuickInfo): string {
  const summary = ts.displayPartsToString(documentation).replace(/\s*```[^]*$/, ' …');
  const shown = tags
    .filter(({name}) => /^(?:deprecated|default|param|returns|throws|remarks|internal)$/.test(name))
    .map(({name, text}) => `@${name} ${ts.displayPartsToString(text)}`.trimEnd());
  return [cutText(summary, MAXIMUM_DOCS_LENGTH, ' '), ...shown].filter(part => part !== '').join('\n');
}

/** Shortens a long text after its last suitable `separator`, which is a line break or a space, and adds an ellipsis. */
function cutText(text: string, length: number, separator: string): string {
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(separator, length))}${separator}…`;
}
