import type ts from 'typescript';
import {createDigest} from '../digest';
import type {Sample} from '../page';
import {offsetToFence, fenceToOffset, type FencePosition} from './positions';
import type {VirtualFile, VirtualFiles} from './virtualFiles';

/** The place in a project's shown code where a symbol is defined. */
export type Definition = {
  sample: Sample;
  /** Zero-based line in the shown code. */
  line: number;
  /** Zero-based column of the symbol's name. */
  column: number;
  /** Length of the symbol's name. */
  length: number;
  /** The path of the file in its project. */
  title: string;
  /** The DOM id of the line, to which other samples can link. All definitions in a line share its id. */
  anchor: string;
};

/** Finds the definition of a symbol. Returns undefined if the definition isn't in a shown line. */
export function findDefinition(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtualFile: VirtualFile,
  position: FencePosition,
): Definition | undefined {
  const source = service.getProgram()?.getSourceFile(virtualFile.name);
  const offset = source ? fenceToOffset(virtualFile, source, position) : undefined;
  const found = offset === undefined ? [] : (service.getDefinitionAtPosition(virtualFile.name, offset) ?? []);
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
  const fencePosition = offsetToFence(target, source, start);
  const line = sample.parsed.shownLines.indexOf(fencePosition.line);
  return line === -1
    ? undefined
    : {
        sample,
        line,
        column: fencePosition.column,
        length,
        title: path,
        anchor: `code-${createDigest(target.page.file).slice(0, 6)}-${sample.fence.index}-${line + 1}`,
      };
}
