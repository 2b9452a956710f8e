import type {PlaygroundProject} from '@site/src/shared/programs';

/** A column of the editor, with the paths of its files and the path of the visible one. */
export type ColumnFiles = {paths: string[]; active: string};

/**
 * Divides the files of a project into columns. If the project has two sides and there is room, its client is in a column of its own.
 */
export function divideFiles(
  {files, sides}: PlaygroundProject,
  active: string,
  isWide: boolean,
): ColumnFiles[] {
  const paths = files.map(({path}) => path);
  if (!sides || !isWide) {
    return [{paths, active}];
  }
  const {server, client} = sides;
  return [
    {paths: paths.filter(path => path !== client), active: active === client ? server : active},
    {paths: [client], active: client},
  ];
}
