import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {packageVersionsPath, type PackageVersions} from '../../shared/playgroundPackages';
import type {VersionStarts} from '../../shared/programs';
import {announceFiles} from '../built-pages/finishedHooks';
import {prependMiddleware} from '../dev-server/middleware';
import {validateOptions} from './options';
import {readPackages} from './packages';
import {readStarts} from './starts';

/** Adds the page of the playground with its starting points, and publishes the versions of the packages that projects can import. */
export default function playgroundPage(
  {siteDir, generatedFilesDir, baseUrl}: LoadContext,
  rawOptions: unknown,
): Plugin {
  const {route, component, versions, tools = []} = validateOptions(rawOptions);

  function readVersions(): string {
    const packages: PackageVersions = Object.fromEntries(
      versions.map(({label, lockFolders}) => [
        label,
        readPackages(
          lockFolders.map(folder => path.join(siteDir, folder)),
          tools,
        ),
      ]),
    );
    return JSON.stringify(packages);
  }

  return {
    name: 'playground-page',

    getPathsToWatch: () => versions.map(({startsFolder}) => path.join(siteDir, startsFolder, '**/*')),

    async contentLoaded({actions}) {
      const starts: VersionStarts[] = versions.map(({label, startsFolder}) => ({
        version: label,
        starts: readStarts(siteDir, startsFolder, label),
      }));
      const data = await actions.createData('starts.json', JSON.stringify(starts));
      actions.addRoute({
        path: `${baseUrl}${route}`,
        component,
        exact: true,
        // With an absolute path, the name of the bundler's file would depend on the folder of the site.
        modules: {starts: `@generated/${posixPath(path.relative(generatedFilesDir, data))}`},
      });
    },

    configureWebpack() {
      return process.env.NODE_ENV === 'production'
        ? {}
        : prependMiddleware((request, response, next) => {
            if (request.url?.split('?')[0] !== `${baseUrl}${packageVersionsPath}`) {
              return next();
            }
            response.setHeader('content-type', 'application/json');
            response.end(readVersions());
          });
    },

    postBuild: announceFiles(async ({outDir}) => {
      const file = path.join(outDir, packageVersionsPath);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, readVersions());
    }),
  };
}
