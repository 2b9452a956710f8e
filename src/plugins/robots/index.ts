import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes `robots.txt`. Every page may be read: those that must not be listed say so themselves, which only works when they can be
 * read. The sitemap has to be named with its origin, so that the file can't be a static one.
 */
export default function robots({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      const text = `User-agent: *\nDisallow:\n\nSitemap: ${siteConfig.url}${baseUrl}sitemap.xml\n`;
      await writeFile(path.join(outDir, 'robots.txt'), text);
    },
  };
}
