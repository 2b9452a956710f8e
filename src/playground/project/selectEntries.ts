import type {PlaygroundFile, PlaygroundProject} from '../../shared/programs';

/**
 * Returns the paths of the files that run, in their order. After the server of a project, its client runs too. The same is true for files
 * that show nothing by themselves, such as a router that the client calls.
 * @param files the files as the reader has edited them
 */
export function selectEntries(
  {activeFile, sides}: Pick<PlaygroundProject, 'activeFile' | 'sides'>,
  files: readonly PlaygroundFile[],
): string[] {
  const code = files.find(({path}) => path === activeFile)?.code ?? '';
  const showsSomething = activeFile.endsWith('.tsx') || /\bconsole\s*\./.test(code);
  const isServer = activeFile === sides?.server;
  return sides && activeFile !== sides.client && (isServer || !showsSomething)
    ? [activeFile, sides.client]
    : [activeFile];
}
