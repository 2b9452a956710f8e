import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versionFile} from '../../shared/buildCommit';
import {downloadFormats, type DownloadFormat, type DownloadsIndex} from '../../shared/downloads';
import {announceFiles, waitForFiles} from '../built-pages/finishedHooks';
import {readAlternatePath, readPages, writeBuiltFile, type Page} from '../built-pages/pages';
import {collectContents, completeChapters, selectPages, type Contents} from './contents';
import {fillIn, validateOptions, type VersionOptions} from './options';
import {readEdition, type Source} from './source';
import {collectStyles} from './zip/styles';

/**
 * Makes files of each docs version that readers can download: an archive of pages, a book for e-readers and a Markdown file. Also writes a
 * list of these files with their sizes. README.md in this folder explains the options.
 */
export default function downloads(
  {siteConfig, siteDir, baseUrl, i18n}: LoadContext,
  options: unknown,
): Plugin {
  const settings = validateOptions(options);
  const origin = new URL(siteConfig.url).origin;
  let contents = new Map<string, Contents>();
  return {
    name: 'downloads',

    async allContentLoaded({allContent}) {
      contents = collectContents(allContent);
    },

    postBuild: announceFiles(async ({outDir, routesPaths, routesBuildMetadata, plugins}) => {
      // The dev server doesn't need these modules, so it doesn't load them.
      const [{createBook}, {createMarkdownFile}, {bundleClient}, {createZip}] = await Promise.all([
        import('./book/createBook'),
        import('./markdownFile'),
        import('./zip/bundle'),
        import('./zip/createZip'),
      ]);
      await waitForFiles(plugins, settings.waitFor);
      const allPages = await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata});
      const client = await bundleClient(siteDir);
      const index: DownloadsIndex = {versions: {}};
      for (const version of settings.versions) {
        const source = createSource(version, outDir, allPages);
        const urls = getUrls(version.name);
        const files: Record<DownloadFormat, Uint8Array | string> = {
          zip: createZip(source, client, settings),
          epub: createBook(
            source,
            {
              cover: await drawCover(source),
              url: origin + baseUrl + urls.epub,
              siteStyles: readSheets(source.pages, outDir),
            },
            settings,
          ),
          md: createMarkdownFile(source, await readAlternates(source.pages, outDir), settings.texts),
        };
        index.versions[version.id] = Object.fromEntries(
          await Promise.all(
            downloadFormats.map(async format => {
              const content = Buffer.from(files[format]);
              await writeBuiltFile({outDir, baseUrl}, baseUrl + urls[format], content);
              return [format, {path: urls[format], size: content.length}];
            }),
          ),
          // TypeScript doesn't know that the list contains all formats.
        ) as DownloadsIndex['versions'][string];
      }
      await writeBuiltFile({outDir, baseUrl}, baseUrl + settings.index, `${JSON.stringify(index)}\n`);
    }),
  };

  function getUrls(name: string): Record<DownloadFormat, string> {
    return {
      zip: settings.filePath(name, 'zip'),
      epub: settings.filePath(name, 'epub'),
      md: settings.filePath(name, 'md'),
    };
  }

  function createSource(version: VersionOptions, outDir: string, allPages: readonly Page[]): Source {
    const found = contents.get(version.id);
    if (!found) {
      throw new Error(
        `The options of the plugin downloads aren't valid: the docs have no version ${version.id}. Found ${[...contents.keys()].join(', ') || 'no versions'}.`,
      );
    }
    const pages = selectPages(
      allPages,
      found.path,
      [...contents.values()].map(({path: other}) => other),
    );
    return {
      outDir,
      baseUrl,
      origin,
      language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
      version,
      path: found.path,
      pages,
      chapters: completeChapters(found.chapters, pages, settings.texts.otherPages),
      edition: readEdition(outDir, versionFile),
    };
  }

  function drawCover({version, pages}: Source): Promise<Uint8Array> {
    const {title, label, notice, accent} = version;
    const description = fillIn(settings.texts.description, {title, count: pages.length});
    return settings.drawCover(
      {
        title,
        label,
        author: settings.author,
        description: [description, notice].filter(Boolean).join(' '),
        ...(accent !== undefined && {accent}),
      },
      siteDir,
    );
  }

  function readSheets(pages: readonly Page[], outDir: string): string[] {
    const {sheets, files} = collectStyles(pages, {outDir, baseUrl});
    return sheets.map(sheet => String(files.get(sheet)));
  }

  async function readAlternates(pages: readonly Page[], outDir: string) {
    const texts = await Promise.all(
      pages.map(async page => {
        const alternate = readAlternatePath(page);
        return alternate === undefined
          ? []
          : [{page, text: await readFile(path.join(outDir, alternate.slice(baseUrl.length)), 'utf8')}];
      }),
    );
    return texts.flat();
  }
}
