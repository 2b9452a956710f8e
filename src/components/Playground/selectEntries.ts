import type {PlaygroundFile, PlaygroundProject} from '@site/src/shared/programs';

/**
 * Returns the paths of the files that run, in their order. The client of a project also runs after its server, and after any other file that
 * shows nothing by itself, such as a router that the client calls.
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
