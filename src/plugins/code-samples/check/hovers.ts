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

/** Maximum number of characters of a type. Longer types are cut, because they are no longer readable. */
const MAXIMUM_LENGTH = 4000;
const MAXIMUM_DOCS_LENGTH = 400;

/** Collects the types of all names in the shown lines of a file, in reading order. */
export function collectHovers(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtual: VirtualFile,
): Hover[] {
  const source = service.getProgram()?.getSourceFile(virtual.name);
  if (!source) {
    return [];
  }
  const shown = new Set(virtual.file.sample.parsed.shownLines);
  const cache = new HoverCache(service);
  const hovers: Hover[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const start = node.getStart(source);
      const position = offsetToFence(virtual, source, start);
      if (node.end > start && shown.has(position.line)) {
        const hover = cache.getOrCompute(node, () => readHover(service, files, virtual, start));
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
  virtual: VirtualFile,
  position: FencePosition,
): Hover | undefined {
  const source = service.getProgram()?.getSourceFile(virtual.name);
  const offset = source ? fenceToOffset(virtual, source, position) : undefined;
  const info =
    offset === undefined ? undefined : service.getQuickInfoAtPosition(virtual.name, offset, MAXIMUM_LENGTH);
  if (!source || offset === undefined || !info) {
    return undefined;
  }
  const start = offsetToFence(virtual, source, info.textSpan.start);
  return {...start, length: info.textSpan.length, ...createHoverText(info, files)};
}

function readHover(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtual: VirtualFile,
  offset: number,
): HoverText | undefined {
  const info = service.getQuickInfoAtPosition(virtual.name, offset, MAXIMUM_LENGTH);
  return info ? createHoverText(info, files) : undefined;
}

function createHoverText(info: ts.QuickInfo, files: VirtualFiles): HoverText {
  return {
    text: cutText(files.hidePaths(ts.displayPartsToString(info.displayParts)), MAXIMUM_LENGTH, '\n'),
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

/** Shortens a long text at the last `end` character, which is a line break or a space, and adds an ellipsis. */
function cutText(text: string, length: number, end: string): string {
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(end, length))}${end}…`;
}
