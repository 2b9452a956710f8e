import ts from 'typescript';
import type {FencePosition} from './positions';
import {KnownHovers, type HoverText} from './knownHovers';
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
const MAXIMUM_DOCS_LENGTH = 400;

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
  const known = new KnownHovers(service);
  const hovers: Hover[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const start = node.getStart(source);
      const position = toFence(virtual, source, start);
      if (node.end > start && shown.has(position.line)) {
        const hover = known.read(node, () => readHover(service, files, virtual, start));
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
): HoverText | undefined {
  const info = service.getQuickInfoAtPosition(virtual.name, offset, MAXIMUM_LENGTH);
  return info ? describe(info, files) : undefined;
}

function describe(info: ts.QuickInfo, files: VirtualFiles): HoverText {
  return {
    text: cutText(files.hidePaths(ts.displayPartsToString(info.displayParts)), MAXIMUM_LENGTH, '\n'),
    docs: describeSymbol(info),
  };
}

/** What the JSDoc says, without the examples: they are longer than the sample that the reader looks at. */
function describeSymbol({documentation, tags = []}: ts.QuickInfo): string {
  const summary = ts.displayPartsToString(documentation).replace(/\s*```[^]*$/, ' …');
  const shown = tags
    .filter(({name}) => /^(?:deprecated|default|param|returns|throws|remarks|internal)$/.test(name))
    .map(({name, text}) => `@${name} ${ts.displayPartsToString(text)}`.trimEnd());
  return [cutText(summary, MAXIMUM_DOCS_LENGTH, ' '), ...shown].filter(part => part !== '').join('\n');
}

/** Cuts a long text, visibly, where a line or a word ends. */
function cutText(text: string, length: number, end: string): string {
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(end, length))}${end}…`;
}
