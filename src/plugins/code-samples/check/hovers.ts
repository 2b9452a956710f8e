import ts from 'typescript';
import type {FencePosition} from './positions';
import {toFence, toOffset} from './positions';
import type {VirtualFile, VirtualFiles} from './virtualFiles';

/** The type of one name in the shown code. */
export type Hover = FencePosition & {
  length: number;
  /** The type as an editor shows it. */
  text: string;
  /** JSDoc of the symbol as plain text; empty when it has none. */
  docs: string;
};

/** A type longer than this says nothing to a reader any more. */
const MAXIMUM_LENGTH = 4000;

/** The types of all names in the lines of a file that the reader sees, in reading order. */
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
  const hovers: Hover[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const start = node.getStart(source);
      const position = toFence(virtual, source, start);
      if (node.end > start && shown.has(position.line)) {
        const hover = readHover(service, files, virtual, start);
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

/** What `// ^?` asks for; undefined when there is no symbol. */
export function findHover(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtual: VirtualFile,
  position: FencePosition,
): Hover | undefined {
  const source = service.getProgram()?.getSourceFile(virtual.name);
  const offset = source ? toOffset(virtual, source, position) : undefined;
  const info =
    offset === undefined ? undefined : service.getQuickInfoAtPosition(virtual.name, offset, MAXIMUM_LENGTH);
  if (!source || offset === undefined || !info) {
    return undefined;
  }
  const start = toFence(virtual, source, info.textSpan.start);
  return {...start, length: info.textSpan.length, ...describe(info, files)};
}

function readHover(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtual: VirtualFile,
  offset: number,
): {text: string; docs: string} | undefined {
  const info = service.getQuickInfoAtPosition(virtual.name, offset, MAXIMUM_LENGTH);
  return info ? describe(info, files) : undefined;
}

function describe(info: ts.QuickInfo, files: VirtualFiles): {text: string; docs: string} {
  const tags = (info.tags ?? []).map(({name, text}) => `@${name} ${ts.displayPartsToString(text)}`.trimEnd());
  const docs = [ts.displayPartsToString(info.documentation), ...tags].filter(part => part !== '').join('\n');
  return {text: files.hidePaths(ts.displayPartsToString(info.displayParts)), docs};
}
