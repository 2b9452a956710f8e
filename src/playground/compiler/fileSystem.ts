import {createSystem} from '@typescript/vfs';
import type {System} from 'typescript';

/** Creates the file system of the compiler, with these files. Looking up folders doesn't depend on the number of files. */
export function createFileSystem(declarations: {readonly [path: string]: string}): System {
  const files = new Map(Object.entries(declarations));
  const folders = new Set(Object.keys(declarations).flatMap(listFolders));
  const system = createSystem(files);
  return {
    ...system,
    directoryExists: name => folders.has(name.replace(/(?<=.)\/$/, '')),
    fileExists: name => files.has(name),
    readFile: name => files.get(name),
    writeFile: (name, text) => {
      files.set(name, text);
      listFolders(name).forEach(folder => folders.add(folder));
    },
  };
}

/** Lists the folders that contain a file, directly or not. */
function listFolders(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/') || '/');
}
