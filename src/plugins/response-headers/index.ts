import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getPageFile, readPages, type Page} from '../built-pages/pages';
import {frameworkScripts} from './frameworkScripts';
import {renderHeadersFile} from './headersFile';
import {validateOptions} from './options';
import {readPageContent, type PageContent} from './pageContent';
import {createPolicy} from './policy';
import {createHeaderRules} from './rules';
import {collectSources, resolveServices} from './services';
import {renderVercelSettings} from './vercel';
import {collectViolations, formatViolation, type AllowedContent} from './violations';

/** A page, what the policy could block in it, and what the policy allows. */
type CheckedPage = {page: Page; content: PageContent; allowed: AllowedContent};

/**
 * Writes files from which hosting services read the response headers: `_headers` for Netlify and Cloudflare Pages, and `vercel.json` for
 * Vercel. The headers include a content security policy, which is created from the built pages. Throws if the policy blocks any content of
 * a page. README.md in this folder explains the options.
 */
export default function responseHeaders({siteConfig, siteDir}: LoadContext, options: unknown): Plugin {
  const {hashedFolders, inlineScripts, createdStyles, services, trustedTypes, ...others} =
    validateOptions(options);
  const {documents, permissions, headers, redirects, uncachedFiles} = others;
  return {
    name: 'response-headers',

    async postBuild({headTags, preBodyTags, postBodyTags, plugins, ...props}) {
      const {outDir, baseUrl, routesPaths, routesBuildMetadata} = props;
      const resolvedServices = resolveServices(
        services,
        Object.fromEntries(plugins.map(({name, globalData}) => [name, globalData])),
      );
      const checkPage = (page: Page): CheckedPage => {
        const content = readPageContent(page);
        const sources = collectSources(resolvedServices, content.markers);
        const allowed = {
          scripts: [...frameworkScripts, ...inlineScripts],
          origins: [new URL(siteConfig.url).origin, ...new Set(Object.values(sources).flat())],
          markers: services.flatMap(({marker}) => marker ?? []),
        };
        return {page, content, allowed};
      };
      const pages = (await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata})).map(checkPage);
      const tags = await createTagsPage(siteDir, [headTags, preBodyTags, postBodyTags].join('\n'));
      const violations = collectSiteViolations([checkPage(tags), ...pages], siteDir);
      if (violations.length > 0) {
        throw new Error(
          `The content security policy blocks content of pages. Problems: ${violations.length}.\n\n${violations.join('\n')}`,
        );
      }
      // After client-side navigation, the policy of the first page still applies. So the policy of every page allows the inline scripts and
      // styles of all pages.
      const contents = pages.map(({content}) => content);
      const createPolicyFor = (markers: readonly string[]) =>
        createPolicy(contents, createdStyles, collectSources(resolvedServices, markers), trustedTypes);
      const rules = createHeaderRules({
        baseUrl,
        policy: createPolicyFor([]),
        pagePolicies: [
          ...pages
            .filter(({content}) => content.markers.length > 0)
            .map(({page: {route}, content}) => ({
              paths: [route, `${baseUrl}${getPageFile(route, baseUrl)}`],
              policy: createPolicyFor(content.markers),
            })),
          ...(await Promise.all(
            documents.map(async document => ({
              paths: [baseUrl + document.path],
              policy: await document.readPolicy(),
            })),
          )),
        ],
        hashedFolders,
        uncachedFiles,
        permissions,
        headers,
      });
      await writeFile(path.join(outDir, '_headers'), renderHeadersFile(rules));
      await writeFile(
        path.join(outDir, 'vercel.json'),
        renderVercelSettings(rules, addBaseUrl(redirects, baseUrl)),
      );
    },
  };
}

/** Adds the base URL to the paths of redirects. */
function addBaseUrl(redirects: Record<string, string>, baseUrl: string): Record<string, string> {
  const add = (path: string) => baseUrl.slice(0, -1) + path;
  return Object.fromEntries(Object.entries(redirects).map(([from, to]) => [add(from), add(to)]));
}

/**
 * Creates a page from the tags that the config and the plugins add to every page, so that these tags can also be checked on their own. In
 * real pages, the minifier merges adjacent inline scripts, which could make an undeclared script part of a declared one.
 */
async function createTagsPage(siteDir: string, tags: string): Promise<Page> {
  // Only builds need this module, so `npm start` doesn't load it.
  const {parse} = await import('parse5');
  const file = path.join(siteDir, 'tags from docusaurus.config.ts and its plugins');
  return {route: '', file, html: tags, document: parse(tags), noIndex: true};
}

/** Returns one line per violation. If several pages have the same violation, the line states its position in the first of them. */
function collectSiteViolations(pages: readonly CheckedPage[], siteDir: string): string[] {
  const linesByContent = new Map<string, {line: string; pageCount: number}>();
  for (const {page, content, allowed} of pages) {
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
