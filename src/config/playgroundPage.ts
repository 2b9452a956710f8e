import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '../plugins/playground-page/options';
import {docsVersions} from '../shared/docsVersions';
import {siteDir} from './siteDir';

/** The page on which readers edit and run projects. It has the docs versions with starting points. */
export const playgroundPageOptions: Options = {
  route: 'playground',
  component: '@site/src/components/PlaygroundPage',
  versions: docsVersions
    .map(({label, samples}) => ({
      label,
      startsFolder: `${samples}/playground-starts`,
      // Tools that a docs version doesn't have come from the other versions or from the site.
      lockFolders: [
        samples,
        ...docsVersions.map(version => version.samples).filter(other => other !== samples),
        '.',
      ],
    }))
    .filter(({startsFolder}) => existsSync(path.join(siteDir, startsFolder))),
  tools: ['@vitejs/plugin-react', 'tsx', 'typescript', 'vite'],
};
