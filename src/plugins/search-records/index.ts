import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordsPath} from '../../shared/search';
import {announceFiles} from '../built-pages/finishedHooks';
import {prependMiddleware} from '../dev-server/middleware';
import {readPages} from '../built-pages/pages';
import {validateOptions} from './options';
import {createProvider} from './provider';
import {createRecords, groupByTag} from './records';
import {createRecordsFile} from './recordsFile';
import {createRecordsMiddleware} from './middleware';
import {listSitePages} from './sitePages';
import {SourceRecords} from './sources';

/**
 * Writes the search records, and provides the search provider as global data. A search record contains one section of a page. The records
 * of each `docusaurus_tag` are in a file of their own. Each docs version has its own tag, and all pages outside the docs share one.
 */
export default function searchRecords(
  {siteConfig, siteDir, i18n}: LoadContext,
  pluginOptions: unknown,
): Plugin {
  const options = validateOptions(pluginOptions);
  const provider = createProvider(process.env);
  const sourceRecords = new SourceRecords(
    {siteDir, url: siteConfig.url, locale: i18n.currentLocale},
    options,
  );
  let sitePages: string;
  return {
    name: 'search-records',

    contentLoaded({actions}) {
      actions.setGlobalData(provider);
    },

    // `npm start` doesn't write HTML files, so the records are created from the Markdown files when a reader first searches.
    async allContentLoaded({allContent, actions}) {
      sourceRecords.update(allContent);
      sitePages = await actions.createData(
        'sitePages.json',
        JSON.stringify(listSitePages(allContent, options)),
      );
    },

    configureWebpack(_config, isServer) {
      const middleware = createRecordsMiddleware(sourceRecords, siteConfig);
      return {
        // Only HTML contains the list of all pages, so scripts get a module without it.
        resolve: {alias: {'@site-pages': isServer ? sitePages : path.join(__dirname, 'noSitePages.ts')}},
        // TypeScript doesn't know that the framework passes the property `devServer` on to the dev server.
        ...((process.env.NODE_ENV === 'development' ? prependMiddleware(middleware) : {}) as object),
      };
    },

    postBuild: announceFiles(async ({outDir, baseUrl, routesPaths, routesBuildMetadata}) => {
      const pages = await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata});
      const records = pages.flatMap(page => createRecords(page, siteConfig.url, options));
      for (const [tag, recordsOfTag] of groupByTag(records)) {
        const target = path.join(outDir, recordsPath(tag));
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, JSON.stringify(createRecordsFile(recordsOfTag, siteConfig.url)));
      }
    }),
  };
}
