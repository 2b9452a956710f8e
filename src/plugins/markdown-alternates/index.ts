import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {alternateType, llmsPaths} from '../../shared/alternates';
import {readPages} from '../built-pages/pages';
import {readAlternatePath, renderAlternate} from './alternate';
import {collectPosts, collectVersions, type Entry, type VersionContents} from './contents';
import {renderLlmsFull, renderLlms, type Site} from './llms';

/**
 * Writes the files `llms.txt` and `llms-full.txt` of each docs version, and the Markdown alternate of every page that links to one. The
 * alternate of a page is a Markdown file with the same content, for example for AI assistants.
 */
export default function markdownAlternates({siteConfig, siteVersion, baseUrl}: LoadContext): Plugin {
  const site: Site = {
    title: [siteConfig.title, siteVersion].filter(Boolean).join(' '),
    tagline: siteConfig.tagline,
    origin: siteConfig.url,
  };
  let versions: VersionContents[] = [];
  let posts: Entry[] = [];
  return {
    name: 'markdown-alternates',

    async allContentLoaded({allContent}) {
      versions = collectVersions(allContent, baseUrl);
      posts = collectPosts(allContent);
    },

    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      const pages = await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata});
      const alternates = new Map<string, string>();
      for (const page of pages) {
        const file = readAlternatePath(page, alternateType);
        if (file !== undefined && !page.noIndex) {
          alternates.set(file, renderAlternate(page, site.origin));
        }
      }
      const files = new Map(alternates);
      for (const version of versions) {
        const {list, full} = llmsPaths(version.folder);
        const others = versions.filter(other => other !== version);
        files.set(list, renderLlms(version, {others, posts: version.isLast ? posts : []}, alternates, site));
        files.set(full, renderLlmsFull(version, alternates, site));
      }
      await Promise.all(
        [...files].map(([file, text]) => writeText(outDir, file.slice(baseUrl.length), text)),
      );
    },
  };
}

async function writeText(outDir: string, file: string, text: string): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, text);
}
