import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordsPath} from '../../shared/search';
import {putMiddlewareFirst} from '../devMiddleware';
import {readPages} from '../pages';
import {createProvider} from './provider';
import {createRecords, groupByTag} from './records';
import {createRecordsFile} from './recordsFile';
import {createRecordsMiddleware} from './middleware';
import {SourceRecords} from './sources';

/** Makes the records that search answers from, one file for each `docusaurus_tag`, and tells the browser who answers. */
export default function searchRecords({siteConfig, siteDir, i18n}: LoadContext): Plugin {
  const provider = createProvider(process.env);
  const sourceRecords = new SourceRecords({siteDir, url: siteConfig.url, locale: i18n.currentLocale});
  return {
    name: 'search-records',

    contentLoaded({actions}) {
      actions.setGlobalData(provider);
    },

    // `npm start` builds no pages: there the records come from the sources, when somebody searches.
    async allContentLoaded({allContent}) {
      sourceRecords.update(allContent);
    },

    configureWebpack() {
      const middleware = createRecordsMiddleware(sourceRecords, siteConfig);
      // The framework passes on what the types of the bundler leave out.
      return (process.env.NODE_ENV === 'development' ? putMiddlewareFirst(middleware) : {}) as object;
    },

    async postBuild({outDir, baseUrl, routesPaths, routesBuildMetadata}) {
      const pages = await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata});
      const records = pages.flatMap(page => createRecords(page, siteConfig.url));
      for (const [tag, sameTag] of groupByTag(records)) {
        const target = path.join(outDir, recordsPath(tag));
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, JSON.stringify(createRecordsFile(sameTag, siteConfig.url)));
      }
    },
  };
}
