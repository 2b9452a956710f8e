import type {LoadContext, Plugin} from '@docusaurus/types';
import {announceFiles} from '../built-pages/finishedHooks';
import {readAlternatePath, readPages, writeBuiltFile} from '../built-pages/pages';
import {collectPosts, collectVersions, type Entry, type VersionContents} from './contents';
import {getLlmsPaths, renderLlms, renderLlmsFull, type Alternate, type Site} from './llms';
import {groupByVersion, renderLlmsIndex, type IndexedPage} from './llmsIndex';
import {validateOptions} from './options';
import {createTokenCounter} from './tokens';

/**
 * Writes the Markdown alternate of every page that links to one: a file with the same content, for example for AI assistants. Also writes
 * the files `llms.txt`, `llms-full.txt` and `llms.json` of each docs version. README.md explains the options.
 */
export default function markdownAlternates({siteConfig, baseUrl}: LoadContext, options: unknown): Plugin {
  const settings = validateOptions(options);
  const site: Site = {
    title: settings.title ?? siteConfig.title,
    tagline: siteConfig.tagline,
    origin: siteConfig.url,
    texts: settings.texts,
  };
  let versions: VersionContents[] = [];
  let posts: Entry[] = [];
  return {
    name: 'markdown-alternates',

    async allContentLoaded({allContent}) {
      versions = collectVersions(allContent, baseUrl, settings.texts);
      posts = collectPosts(allContent);
    },

    postBuild: announceFiles(async ({outDir, routesPaths, routesBuildMetadata}) => {
      // Only builds need this module, so `npm start` doesn't load it.
      const {createRenderer} = await import('./alternate');
      const renderAlternate = createRenderer(settings, site.origin);
      const countTokens = await createTokenCounter();
      const alternates = new Map<string, Alternate>();
      const indexed: IndexedPage[] = [];
      for (const page of await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata})) {
        const path = readAlternatePath(page);
        if (path !== undefined && !page.noIndex) {
          const text = renderAlternate(page);
          const alternate = {path, text, tokens: countTokens(text)};
          alternates.set(page.route, alternate);
          indexed.push({page, alternate});
        }
      }
      const files = new Map([...alternates.values()].map(({path, text}) => [path, text]));
      const groups = groupByVersion(versions, indexed);
      for (const version of versions) {
        const {list, index, full, sections} = getLlmsPaths(version);
        const others = versions.filter(other => other !== version);
        files.set(list, renderLlms(version, {others, posts: version.isLast ? posts : []}, alternates, site));
        files.set(full, renderLlmsFull(version, alternates, site));
        for (const section of sections) {
          files.set(section.path, renderLlmsFull(version, alternates, site, section));
        }
        const symbols = settings.symbols[version.label] ?? {};
        const ownPages = groups.get(version) ?? [];
        files.set(index, renderLlmsIndex(version, ownPages, symbols, {...site, baseUrl}));
      }
      await Promise.all([...files].map(([path, text]) => writeBuiltFile({outDir, baseUrl}, path, text)));
    }),
  };
}
