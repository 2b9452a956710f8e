import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'parse5';
import type {Analytics} from '../../shared/analytics';
import type {SearchProvider} from '../../shared/search';
import {readPages, type Page} from '../built-pages/pages';
import {declaredScripts} from './declaredScripts';
import {collectViolations, formatViolation, type AllowedContent} from './violations';
import {renderHeadersFile} from './headersFile';
import {readPageContent, type PageContent} from './pageContent';
import {createPolicy} from './policy';
import {createHeaderRules} from './rules';
import {collectSources} from './services';
import {renderVercelSettings} from './vercel';

/**
 * Writes files from which hosting services read the response headers. `_headers` is for Netlify and Cloudflare Pages. The nginx package and
 * the test server read it as well. `vercel.json` is for Vercel. The headers include a content security policy, which is created from the
 * built pages. Throws if the policy blocks any content of a page.
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
        // TypeScript doesn't know the types of plugins' global data. The data is undefined if a plugin isn't used.
        searchProvider: findGlobalData('search-records') as SearchProvider | undefined,
        analytics: findGlobalData('analytics') as Analytics | undefined,
      });
      const contents = pages.map(page => ({page, content: readPageContent(page)}));
      const allowed = {
        scripts: declaredScripts,
        origins: [new URL(siteConfig.url).origin, ...new Set(Object.values(sources).flat())],
      };
      const tags = createTagsPage(siteDir, [headTags, preBodyTags, postBodyTags].join('\n'));
      const violations = collectSiteViolations(
        [{page: tags, content: readPageContent(tags)}, ...contents],
        allowed,
        siteDir,
      );
      if (violations.length > 0) {
        throw new Error(
          `The content security policy blocks content of pages. Problems: ${violations.length}.\n\n${violations.join('\n')}`,
        );
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
 * Creates a page from the tags that the config and the plugins add to every page, so that these tags can also be checked on their own. In
 * real pages, the minifier merges adjacent inline scripts, which could make an undeclared script part of a declared one.
 */
function createTagsPage(siteDir: string, tags: string): Page {
  const file = path.join(siteDir, 'tags from docusaurus.config.ts and its plugins');
  return {route: '', file, html: tags, document: parse(tags), noIndex: true};
}

/** Returns one line per violation. If several pages have the same violation, the line states its position in the first of them. */
function collectSiteViolations(
  contents: {page: Page; content: PageContent}[],
  allowed: AllowedContent,
  siteDir: string,
): string[] {
  const linesByContent = new Map<string, {line: string; pageCount: number}>();
  for (const {page, content} of contents) {
    for (const violation of collectViolations(content, allowed)) {
      const line = formatViolation(violation, path.relative(siteDir, page.file), page.html);
      const known = linesByContent.get(violation.found) ?? {line, pageCount: 0};
      linesByContent.set(violation.found, {...known, pageCount: known.pageCount + 1});
    }
  }
  return [...linesByContent.values()].map(({line, pageCount}) =>
    pageCount > 1 ? `${line} (On ${pageCount} pages.)` : line,
  );
}
