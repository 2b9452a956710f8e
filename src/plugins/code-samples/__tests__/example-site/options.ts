import type {Options} from '../../options';

export const options: Options = {
  contentFolders: ['docs'],
  languages: ['ts', 'text'],
  // A site of its own would install the packages in its own folder. This site uses those of the repository.
  versions: [{name: '1.x', packagesFolder: '../../../../..', appFolder: 'app'}],
  types: ['node'],
  environment: 'environment/index.ts',
};
