import path from 'node:path';
import type {Options} from '../options';

/** Options for unit tests. Both versions use the packages of this repository. */
export const testOptions = {
  contentFolders: ['docs', 'versioned_docs', 'blog'],
  languages: ['ts', 'tsx', 'sh', 'json', 'text'],
  rootDir: path.resolve(__dirname, '../../../..'),
  versions: [
    {name: '2.x', contentFolder: 'docs', packagesFolder: '.'},
    {name: '1.x', contentFolder: 'versioned_docs/version-1.x', packagesFolder: '.'},
  ],
} satisfies Options;
