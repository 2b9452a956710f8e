import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordsPath} from '../../shared/search';
import {readPages} from '../pages';
import {createProvider} from './provider';
import {createRecords, groupByTag} from './records';
import {createRecordsFile} from './recordsFile';
import {createSourceRecords} from './sources';

/** Makes the records that search answers from, one file for each `docusaurus_tag`, and tells the browser who answers. */
export default function searchRecords({siteConfig, siteDir, i18n}: LoadContext): Plugin {
  const provider = createProvider(process.env);
  return {
    name: 'search-records',

    contentLoaded({actions}) {
      actions.setGlobalData(provider);
    },

    // `npm start` builds no pages: there the records come from the sources, in a module that only development loads.
    async allContentLoaded({allContent, actions}) {
      const site = {siteDir, url: siteConfig.url, locale: i18n.currentLocale};
      const records =
        process.env.NODE_ENV === 'development' ? await createSourceRecords(allContent, site) : [];
      await actions.createData('records.json', JSON.stringify(records));
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
