import {describe, expect, test} from 'vitest';
import {resolveOptions, type Options} from '../options';
import {testOptions} from './testOptions';

const {rootDir} = testOptions;

function readMistakes(options: object): string[] {
  try {
    // TypeScript would report these mistakes, but a config file in JavaScript can contain them.
    resolveOptions(options as Options, rootDir);
    return [];
  } catch (error) {
    return String(error).split('\n- ').slice(1);
  }
}

describe('resolveOptions', () => {
  test('paths are relative to the folder of the site by default, and the app is next to the packages', () => {
    const {versions, siteDir} = resolveOptions({...testOptions, rootDir: undefined}, rootDir);
    expect(siteDir).toBe(rootDir);
    expect(versions[0]).toEqual({
      name: '2.x',
      contentFolder: 'docs',
      packagesFolder: '.',
      appFolder: 'app',
      packagesPath: rootDir,
      appPath: `${rootDir}/app`,
      rootDir,
      types: [],
      environment: undefined,
      stage: undefined,
    });
  });

  test.each([
    [{}, ['"contentFolders" is required', '"languages" is required', '"versions" is required']],
    [{...testOptions, versions: []}, ['"versions" must contain at least 1 items']],
    [
      {...testOptions, versions: [testOptions.versions[0], testOptions.versions[0]]},
      ['"versions[1]" contains a duplicate value'],
    ],
    [{...testOptions, enviroment: 'a.ts'}, ['"enviroment" is not allowed']],
    [
      {
        ...testOptions,
        environment: 'nowhere.ts',
        versions: [{name: '1.x', packagesFolder: '.', stage: 'stage.ts'}],
      },
      [
        `found no file nowhere.ts, expected it in ${rootDir}`,
        `found no file stage.ts, expected it in ${rootDir}`,
      ],
    ],
    [
      {...testOptions, versions: [{name: '1.x', packagesFolder: 'nowhere'}]},
      [`found no file nowhere/package-lock.json, expected it in ${rootDir}`],
    ],
  ])('all mistakes are listed: %j', (options, mistakes) => {
    expect(readMistakes(options)).toEqual(mistakes);
  });
});
