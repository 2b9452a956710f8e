import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Api} from '../api-coverage/coverage';

const apiFolder = path.join(import.meta.dirname, '../api-coverage');

/**
 * Reads the words that the British dictionary doesn’t contain: the words in words.txt and the names of everything that the packages
 * export. A word in lower case can also be written with a capital letter.
 */
export function readProjectWords(): Set<string> {
  const words = readFileSync(path.join(import.meta.dirname, 'words.txt'), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));
  return new Set([...words, ...readApiNames()]);
}

/** Reads the lists of exports, which a test compares with the installed packages. */
function readApiNames(): string[] {
  return readdirSync(apiFolder)
    .filter(file => /^api-.*\.json$/.test(file))
    .flatMap(file => {
      // TypeScript doesn’t know the shape of the file.
      const {exports, internal} = JSON.parse(readFileSync(path.join(apiFolder, file), 'utf8')) as Api;
      return [
        ...Object.values(exports)
          .flat()
          .map(({name}) => name),
        ...Object.values(internal).flat(),
      ];
    });
}
