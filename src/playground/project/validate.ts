import type {PlaygroundFile, PlaygroundProject} from '../../shared/programs';
import {maxCodeLength, maxFiles} from './limits';

/** Why a project can't be opened or shared. */
export type ProjectProblem = 'paths' | 'too-many-files' | 'too-large';

/** Returns why a project can't be opened or shared, or undefined if it can. */
export function findProjectProblem({
  files,
  activeFile,
  sides,
}: PlaygroundProject): ProjectProblem | undefined {
  if (files.length > maxFiles) {
    return 'too-many-files';
  }
  if (measureCode(files) > maxCodeLength) {
    return 'too-large';
  }
  const paths = new Set(files.map(({path}) => path));
  // Some file systems don't distinguish upper case from lower case, and a downloaded project has to fit on them.
  const distinct = new Set(files.map(({path}) => path.toLowerCase()));
  const named = [activeFile, ...(sides ? [sides.server, sides.client] : [])];
  return files.every(({path}) => isValidPath(path)) &&
    distinct.size === files.length &&
    named.every(path => paths.has(path))
    ? undefined
    : 'paths';
}

/** Returns the length of all files, in characters. */
export function measureCode(files: readonly PlaygroundFile[]): number {
  return files.reduce((length, {code}) => length + code.length, 0);
}

/** Returns whether a path is relative, stays inside the project, and is the path of a file that the editor knows. */
function isValidPath(path: string): boolean {
  const names = path.split('/');
  return (
    path.length <= 200 &&
    /\.(?:tsx?|json)$/.test(path) &&
    names.every(name => /^[\w@$()[\]. -]+$/.test(name) && !/^\.+$/.test(name) && name !== 'node_modules')
  );
}
