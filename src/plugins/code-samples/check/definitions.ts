import type ts from 'typescript';
import {createDigest} from '../digest';
import type {Sample} from '../page';
import {toFence, toOffset, type FencePosition} from './positions';
import type {VirtualFile, VirtualFiles} from './virtualFiles';

/** Where a symbol is defined in the shown code of its project. */
export type Definition = {
  sample: Sample;
  /** Line of the shown code, column and length of the defining name. */
  line: number;
  column: number;
  length: number;
  /** The file's path in the project. */
  title: string;
  /** The id of the line in the page: the same place has the same id. */
  anchor: string;
};

/** Asks the compiler where a symbol is defined; undefined when no reader sees that place. */
export function findDefinition(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtual: VirtualFile,
  position: FencePosition,
): Definition | undefined {
  const source = service.getProgram()?.getSourceFile(virtual.name);
  const offset = source ? toOffset(virtual, source, position) : undefined;
  const found = offset === undefined ? [] : (service.getDefinitionAtPosition(virtual.name, offset) ?? []);
  return found
    .map(({fileName, textSpan}) => createDefinition(service, files, fileName, textSpan))
    .find(definition => definition !== undefined);
}

function createDefinition(
  service: ts.LanguageService,
  files: VirtualFiles,
  name: string,
  {start, length}: ts.TextSpan,
): Definition | undefined {
  const target = files.get(name);
  const source = service.getProgram()?.getSourceFile(name);
  if (!target || !source) {
    return undefined;
  }
  const {sample, path} = target.file;
  const place = toFence(target, source, start);
  const line = sample.parsed.shownLines.indexOf(place.line);
  return line === -1
    ? undefined
    : {
        sample,
        line,
        column: place.column,
        length,
        title: path,
        anchor: `code-${createDigest(target.page.file).slice(0, 6)}-${sample.fence.index}-${line + 1}`,
      };
}
