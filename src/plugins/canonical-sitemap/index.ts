import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getPageFile} from '../built-pages/pages';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;
type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;

/**
 * Creates a function for the sitemap's option `createSitemapItems`, and the plugin that it needs. The function leaves out pages whose
 * canonical URL is the URL of another page, because search engines ignore them.
 */
export function createCanonicalSitemap(): {
  plugin: (context: LoadContext) => Plugin;
  createSitemapItems: CreateSitemapItems;
} {
  let site: Pick<LoadContext, 'outDir' | 'baseUrl'> | undefined;
  return {
    // The sitemap doesn't know the folder of the build, so this plugin stores it.
    plugin(context) {
      site = context;
      return {name: 'canonical-sitemap'};
    },
    async createSitemapItems({defaultCreateSitemapItems, ...params}) {
      // Only builds need this module, so `npm start` doesn't load it.
      const {readCanonicalUrl} = await import('./canonicalUrl');
      const items = await defaultCreateSitemapItems(params);
      if (!site) {
        throw new Error(
          'canonical-sitemap: the plugin is missing. Add it to `plugins` in the configuration.',
        );
      }
      const {outDir, baseUrl} = site;
      const canonicalUrls = await Promise.all(
        items.map(async ({url}) => {
          const file = path.join(outDir, getPageFile(decodeURI(new URL(url).pathname), baseUrl));
          return readCanonicalUrl(await readFile(file, 'utf8'));
        }),
      );
      return items.filter(({url}, index) => [undefined, url].includes(canonicalUrls[index]));
    },
  };
}
