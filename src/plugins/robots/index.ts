import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes `robots.txt`. Crawlers can fetch every page, because they only find the `noindex` tag of a page if they fetch it. The file isn't
 * in `static/` because the URL of the sitemap must include the origin of the site.
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
