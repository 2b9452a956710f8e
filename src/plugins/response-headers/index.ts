import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'parse5';
import type {Analytics} from '../../shared/analytics';
import type {SearchProvider} from '../../shared/search';
import {readPages, type Page} from '../pages';
import {declaredScripts} from './declaredScripts';
import {collectFaults, formatFault, type Allowed} from './faults';
import {renderHeadersFile} from './headersFile';
import {readPageContent, type PageContent} from './pageContent';
import {createPolicy} from './policy';
import {createHeaderRules} from './rules';
import {collectSources} from './services';
import {renderVercelSettings} from './vercel';

/**
 * Writes the headers that hosts add to the site's files, with a content security policy made from the finished pages: `_headers` for
 * Netlify and Cloudflare Pages, from which the nginx package and the test server are made too, and `vercel.json`. Stops the build
 * when a page has something that the policy would block.
 */
export default function responseHeaders({siteConfig, siteDir}: LoadContext): Plugin {
  return {
    name: 'response-headers',

    async postBuild({headTags, preBodyTags, postBodyTags, plugins, ...props}) {
      const {outDir, baseUrl, routesPaths, routesBuildMetadata} = props;
      const pages = await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata});
      const findGlobalData = (plugin: string) => plugins.find(({name}) => name === plugin)?.globalData;
      const sources = collectSources({
        socialEmbeds: siteConfig.customFields?.['socialEmbeds'],
        // A plugin's global data is this type, or the plugin isn't there.
        searchProvider: findGlobalData('search-records') as SearchProvider | undefined,
        analytics: findGlobalData('analytics') as Analytics | undefined,
      });
      const contents = pages.map(page => ({page, content: readPageContent(page)}));
      const allowed = {
        scripts: declaredScripts,
        origins: [new URL(siteConfig.url).origin, ...new Set(Object.values(sources).flat())],
      };
      const tags = createTagsPage(siteDir, [headTags, preBodyTags, postBodyTags].join('\n'));
      const faults = collectSiteFaults(
        [{page: tags, content: readPageContent(tags)}, ...contents],
        allowed,
        siteDir,
      );
      if (faults.length > 0) {
        throw new Error(`${faults.length} things in pages that browsers will block.\n\n${faults.join('\n')}`);
      }
      const policy = createPolicy(
        contents.map(({content}) => content),
        sources,
      );
      const rules = createHeaderRules(policy, baseUrl);
      await writeFile(path.join(outDir, '_headers'), renderHeadersFile(rules));
      await writeFile(path.join(outDir, 'vercel.json'), renderVercelSettings(rules));
    },
  };
}

/**
 * The tags that the config and plugins put on every page, as they came. In the pages themselves, neighbouring inline scripts have
 * become one, so that one that nobody declared could hide in one that somebody did.
 */
function createTagsPage(siteDir: string, tags: string): Page {
  const file = path.join(siteDir, 'tags of docusaurus.config.ts and its plugins');
  return {route: '', file, html: tags, document: parse(tags), noIndex: true};
}

/** A line for each thing to mend. What many pages have, such as a part of their frame, is named once, at the first of them. */
function collectSiteFaults(
  contents: {page: Page; content: PageContent}[],
  allowed: Allowed,
  siteDir: string,
): string[] {
  const places = new Map<string, {line: string; pages: number}>();
  for (const {page, content} of contents) {
    for (const fault of collectFaults(content, allowed)) {
      const line = formatFault(fault, path.relative(siteDir, page.file), page.html);
      const known = places.get(fault.found) ?? {line, pages: 0};
      places.set(fault.found, {...known, pages: known.pages + 1});
    }
  }
  return [...places.values()].map(({line, pages}) => (pages > 1 ? `${line} (On ${pages} pages.)` : line));
}
