import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages, writeBuiltFile} from '../built-pages/pages';
import {createRenderer, readAlternatePath} from './alternate';
import {collectPosts, collectVersions, type Entry, type VersionContents} from './contents';
import {getLlmsPaths, renderLlms, renderLlmsFull, type Alternate, type Site} from './llms';
import {validateOptions} from './options';

/**
 * Writes the files `llms.txt` and `llms-full.txt` of each docs version, and the Markdown alternate of every page that links to one. The
 * alternate of a page is a Markdown file with the same content, for example for AI assistants. README.md explains the options.
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

    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      const renderAlternate = createRenderer(settings, site.origin);
      const alternates = new Map<string, Alternate>();
      for (const page of await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata})) {
        const path = readAlternatePath(page);
        if (path !== undefined && !page.noIndex) {
          alternates.set(page.route, {path, text: renderAlternate(page)});
        }
      }
      const files = new Map([...alternates.values()].map(({path, text}) => [path, text]));
      for (const version of versions) {
        const {list, full} = getLlmsPaths(version.folder);
        const others = versions.filter(other => other !== version);
        files.set(list, renderLlms(version, {others, posts: version.isLast ? posts : []}, alternates, site));
        files.set(full, renderLlmsFull(version, alternates, site));
      }
      await Promise.all([...files].map(([path, text]) => writeBuiltFile({outDir, baseUrl}, path, text)));
    },
  };
}
