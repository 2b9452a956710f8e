import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes `robots.txt`. The file allows crawlers to fetch every page, because they only find a page's `noindex` tag if they fetch the page.
 * It isn't in `static/` because it contains the URL of the sitemap, which must include the origin of the site.
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
