import ts from 'typescript';
import type {FencePosition} from './positions';
import {cutText, renderDocs} from './docs';
import {HoverCache, type HoverText} from './hoverCache';
import {getPackageSymbol} from './packageSymbols';
import {offsetToFence, fenceToOffset} from './positions';
import type {VirtualFile, VirtualFiles} from './virtualFiles';

/** The type of one name in the shown code. */
export type Hover = FencePosition & {
  length: number;
  /** The type as an editor shows it. */
  text: string;
  /** The symbol's JSDoc as Markdown, or an empty string. */
  docs: string;
  /** The docs version and the name of the symbol (see `getPackageSymbol`), or undefined if it isn't a symbol of a package. */
  symbol: string | undefined;
};

/** Maximum number of characters of a type. Longer types are shortened, because they would be unreadable anyway. */
const MAXIMUM_TYPE_LENGTH = 4000;

/** Collects the types of all names in the shown lines of a file, in reading order. */
export function collectHovers(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtualFile: VirtualFile,
): Hover[] {
  const program = service.getProgram();
  const source = program?.getSourceFile(virtualFile.name);
  if (!program || !source) {
    return [];
  }
  const checker = program.getTypeChecker();
  const shown = new Set(virtualFile.file.sample.parsed.shownLines);
  const cache = new HoverCache(service);
  const hovers: Hover[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const start = node.getStart(source);
      const position = offsetToFence(virtualFile, source, start);
      if (node.end > start && shown.has(position.line)) {
        const name = getPackageSymbol(checker, node);
        const symbol = name && `${files.version.name}/${name}`;
        const hover = cache.getOrCompute(node, () => readHover(service, files, virtualFile, start, symbol));
        if (hover) {
          hovers.push({...position, length: node.end - start, ...hover, symbol});
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
  return {
    ...start,
    length: info.textSpan.length,
    ...createHoverText(info, files, undefined),
    symbol: undefined,
  };
}

function readHover(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtualFile: VirtualFile,
  offset: number,
  symbol: string | undefined,
): HoverText | undefined {
  const info = service.getQuickInfoAtPosition(virtualFile.name, offset, MAXIMUM_TYPE_LENGTH);
  return info ? createHoverText(info, files, symbol) : undefined;
}

function createHoverText(info: ts.QuickInfo, files: VirtualFiles, symbol: string | undefined): HoverText {
  return {
    text: cutText(files.hidePaths(ts.displayPartsToString(info.displayParts)), MAXIMUM_TYPE_LENGTH, '\n'),
    docs: renderDocs(info, symbol),
  };
}
