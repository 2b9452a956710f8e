import type {Config} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {editableOptions, elementsFolder, sampleOptions} from './samples/options';
import {playgroundOptions} from './samples/playgroundOptions';
import {readBaseUrl} from './src/config/baseUrl';
import {contentDatesAsVcs} from './src/config/contentDates';
import {downloadsOptions, downloadsPage} from './src/config/downloads';
import {loadedFilesFolder} from './src/config/loadedFiles';
import {createOfflineOptions, isOfflineEnabled, offlinePage} from './src/config/offline';
import {createPageCheckOptions} from './src/config/pageChecks';
import {createPageStylesOptions} from './src/config/pageStyles';
import {playgroundPageOptions} from './src/config/playgroundPage';
import {pruneInfimaOptions} from './src/config/pruneInfima';
import {redirectsFile, responseHeadersOptions} from './src/config/responseHeaders';
import {searchRecordsOptions} from './src/config/search';
import {siteDir} from './src/config/siteDir';
import {readSiteRepository} from './src/config/siteRepository';
import {socialImageDesign} from './src/config/socialImageDesign';
import {readSymbolLinks} from './src/config/symbolLinks';
import {withOptions} from './src/config/withOptions';
import analytics from './src/plugins/analytics';
import assetIntegrity from './src/plugins/asset-integrity';
import {announcePluginFiles} from './src/plugins/built-pages/finishedHooks';
import buildCommit, {type Options as BuildCommitOptions} from './src/plugins/build-commit';
import downloads from './src/plugins/downloads';
import offline from './src/plugins/offline';
import {pageSizesPath} from './src/shared/pageSizes';
import {offlineWorkerPath} from './src/shared/offline';
import noScriptDark from './src/plugins/no-script-dark';
import apiDeclarations from './src/plugins/api-declarations';
import {createCodeSamples} from './src/plugins/code-samples';
import {remarkComparisons} from './src/plugins/comparisons/remarkComparisons';
import {createFeedItems} from './src/plugins/feed-content';
import {remarkPartialSources} from './src/plugins/partial-sources/remarkPartialSources';
import printedOrigin from './src/plugins/printed-origin';
import pageStyles from './src/plugins/page-styles';
import pruneInfima from './src/plugins/prune-infima';
import playgroundCompiler from './src/plugins/playground-compiler';
import type {Options as PlaygroundCompilerOptions} from './src/plugins/playground-compiler/options';
import prunePrism from './src/plugins/prune-prism';
import {createCanonicalSitemap} from './src/plugins/canonical-sitemap';
import categorySources from './src/plugins/category-sources';
import linkedPages from './src/plugins/linked-pages';
import loadedFiles from './src/plugins/loaded-files';
import loadGuard from './src/plugins/load-guard';
import markdownAlternates from './src/plugins/markdown-alternates';
import type {Options as MarkdownAlternatesOptions} from './src/plugins/markdown-alternates/options';
import packageFacts from './src/plugins/package-facts';
import playgroundSandbox from './src/plugins/playground-sandbox';
import playgroundPage from './src/plugins/playground-page';
import {createPageChecks} from './src/plugins/page-checks';
import {createFrontMatterParser} from './src/plugins/page-checks/frontMatterParser';
import deferredHydration from './src/plugins/deferred-hydration';
import lazyDevPages from './src/plugins/lazy-dev-pages';
import orderedReloads from './src/plugins/ordered-reloads';
import readerPreferences from './src/plugins/reader-preferences';
import redirects from './src/plugins/redirects';
import responseHeaders from './src/plugins/response-headers';
import scaledBreakpoints from './src/plugins/scaled-breakpoints';
import trimFirstScript from './src/plugins/trim-first-script';
import robots from './src/plugins/robots';
import {createSampleStatistics} from './src/plugins/sample-statistics';
import searchRecords from './src/plugins/search-records';
import socialImages from './src/plugins/social-images';
import type {Options as SocialImagesOptions} from './src/plugins/social-images/options';
import trustedTypes from './src/plugins/trusted-types';
import {describeSocialImage, socialImagePath} from './src/shared/socialImages';
import {getEditUrl} from './src/shared/sourceUrls';
import {docsVersions, getContentFolder, getDocsRoute, latestVersion} from './src/shared/docsVersions';
import * as codeBlock from './src/shared/codeBlockClassNames';

const trpcRepository = 'https://github.com/trpc/trpc';
const siteRepository = readSiteRepository();

/** The path of the site on its host. It starts and ends with a slash. */
const baseUrl = readBaseUrl();

/**
 * A Prism theme without colours. Tokens have only class names, and `src/css/code.css` sets their colours. A theme with colours would add a
 * `style` attribute to every token. This would double the size of the HTML and require an exception in the content security policy.
 */
const colorlessTheme = {plain: {}, styles: []};

const symbolLinks = readSymbolLinks();

/**
 * Whether the site contains the page with all elements of the docs, which is at `/elements`. `npm start` and one of the builds for tests have
 * the page, and the published site doesn't.
 */
const hasElements = process.env.NODE_ENV === 'development' || process.env.SITE_ELEMENTS === '1';

const codeSamples = createCodeSamples({
  ...sampleOptions,
  contentFolders: [...sampleOptions.contentFolders, ...(hasElements ? [elementsFolder] : [])],
  symbolLinks,
  editable: editableOptions,
});

const canonicalSitemap = createCanonicalSitemap();

/** The packages in the API reference. */
const apiPackages = ['@trpc/server', '@trpc/client', '@trpc/react-query', '@trpc/next'];

/** The package versions that the docs describe, such as `10.8.1 and 9.27.4`. */
const packageVersions = new Intl.ListFormat('en').format(
  new Set(docsVersions.map(({packageVersion}) => packageVersion)),
);

/** The remark plugins of the docs and the blog that run after those of the framework. */
const remarkPlugins: [typeof npm2yarn | typeof remarkComparisons, object][] = [
  [npm2yarn, {sync: true}],
  [remarkComparisons, {component: 'SideBySide'}],
];

const config = {
  title: 'tRPC',
  tagline: 'Call your server like a function, with types that follow every change',
  // Set this to the origin of the deployed site. Canonical links, feeds and the sitemap use it.
  url: 'https://trpc-docs.example',
  baseUrl,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  headTags: [
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/app/apple-touch-icon.png`}},
    // These are the background colours of the navbar in src/css/custom.css.
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'},
    },
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: '#0d141b', media: '(prefers-color-scheme: dark)'},
    },
  ],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {
    v4: true,
    // All dates come from contentDates.json, so a build doesn't depend on the git history. A shallow clone or an archive without git
    // results in the same files.
    experimental_vcs: contentDatesAsVcs,
  },
  customFields: {
    siteRepository,
    // When embedded posts are loaded from the social network: 'click' (when the reader clicks the post), 'always' (when the post
    // scrolls into view) or 'never'.
    socialEmbeds: 'click',
  },
  // Storage keys have no namespace. With a namespace, the site would no longer find the settings that readers' browsers have stored.
  storage: {namespace: false},
  markdown: {
    parseFrontMatter: createFrontMatterParser(siteDir, createPageCheckOptions),
    hooks: {
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'throw',
    },
  },
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {label: 'English', direction: 'ltr', htmlLang: 'en'},
    },
  },
  clientModules: [
    // This module is the first one, because it changes the URL before other modules read it.
    './src/clientModules/requestedUrl.ts',
    './src/clientModules/connectionType.ts',
    './src/clientModules/headUpdates.ts',
    './src/clientModules/linkObservers.ts',
    './src/clientModules/prefetching/index.ts',
    './src/clientModules/logoMenu.ts',
    './src/clientModules/missingAnchor.ts',
    './src/clientModules/newAnnouncement.ts',
    './src/clientModules/notFound.ts',
    './src/clientModules/offlineLinks.ts',
    './src/clientModules/print.ts',
    './src/clientModules/routeFocus.ts',
    './src/clientModules/routeProgress.ts',
    './src/clientModules/rovingFocus/index.ts',
    './src/clientModules/spaceKey.ts',
    './src/clientModules/storage.ts',
  ],
  plugins: [
    // This plugin is the first one, because its script has to run before those of the others.
    withOptions(trustedTypes, {scripts: [offlineWorkerPath]}),
    analytics,
    assetIntegrity,
    withOptions(buildCommit, {
      details: {
        docsVersions: docsVersions.map(version => ({
          label: version.label,
          path: `${baseUrl}${getDocsRoute(version).slice(1)}`,
          packageVersion: version.packageVersion,
          isLatest: version.isLatest,
        })),
      },
    } satisfies BuildCommitOptions),
    noScriptDark,
    loadGuard,
    printedOrigin,
    withOptions(pageStyles, createPageStylesOptions(hasElements ? ['@site/src/elements/index.md'] : [])),
    withOptions(pruneInfima, pruneInfimaOptions),
    prunePrism,
    scaledBreakpoints,
    trimFirstScript,
    deferredHydration,
    linkedPages,
    categorySources,
    lazyDevPages,
    orderedReloads,
    createPageChecks(createPageCheckOptions),
    readerPreferences,
    withOptions(searchRecords, searchRecordsOptions),
    announcePluginFiles(codeSamples.plugin),
    createSampleStatistics(codeSamples),
    withOptions(playgroundCompiler, {
      worker: 'src/playground/compiler/worker.ts',
      versions: sampleOptions.versions.map(({name, packagesFolder}) => ({name, packagesFolder})),
      packages: editableOptions.packages,
      types: sampleOptions.types ?? [],
      // Readers rarely need the documentation of Node, and it is larger than all other declarations.
      withoutComments: ['@types/aws-lambda', '@types/node', 'csstype', 'next', 'undici-types'],
    } satisfies PlaygroundCompilerOptions),
    packageFacts,
    withOptions(markdownAlternates, {
      title: `tRPC ${latestVersion.packageVersion}`,
      symbols: symbolLinks,
      classNames: {
        facts: ['theme-doc-version-badge', 'theme-last-updated', 'blog-post-facts'],
        addedLine: codeBlock.addedLine,
        removedLine: codeBlock.removedLine,
        note: codeBlock.note,
        noteIndent: codeBlock.noteIndent,
        noteText: codeBlock.noteText,
        typeNote: codeBlock.typeNote,
      },
    } satisfies MarkdownAlternatesOptions),
    withOptions(socialImages, {
      imagePath: socialImagePath,
      alternativeText: describeSocialImage,
      sections: [
        // The first section whose path matches is used, so the longest paths come first.
        ...docsVersions
          .toSorted((a, b) => b.path.length - a.path.length)
          .map(version => ({
            path: getDocsRoute(version).slice(1),
            name: `Docs ${version.label}`,
            accent: version.socialImageColour,
          })),
        {path: 'blog', name: 'Blog'},
        {path: '', name: 'Site', label: 'Documentation'},
      ],
      ...socialImageDesign,
    } satisfies SocialImagesOptions),
    robots,
    canonicalSitemap.plugin,
    withOptions(redirects, {file: redirectsFile}),
    withOptions(responseHeaders, responseHeadersOptions),
    withOptions(offline, createOfflineOptions(responseHeadersOptions.hashedFolders ?? [])),
    withOptions(loadedFiles, {folder: loadedFilesFolder, sizesFile: pageSizesPath}),
    withOptions(downloads, downloadsOptions),
    withOptions(playgroundSandbox, playgroundOptions),
    withOptions(playgroundPage, playgroundPageOptions),
    // The docs plugin a second time, for the page with all elements.
    hasElements && [
      '@docusaurus/plugin-content-docs',
      {
        id: 'elements',
        path: elementsFolder,
        routeBasePath: 'elements',
        sidebarPath: `./${elementsFolder}/sidebars.ts`,
        editUrl: siteRepository && `${siteRepository}/edit/main/`,
        docItemComponent: `@site/${elementsFolder}/ElementPage`,
        versions: {current: {label: 'Elements', banner: 'unmaintained', badge: true}},
        beforeDefaultRemarkPlugins: [codeSamples.remarkPlugin],
        remarkPlugins,
      } satisfies DocsOptions,
    ],
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl:
            siteRepository === undefined
              ? undefined
              : ({versionDocsDirPath, docPath}) =>
                  getEditUrl(siteRepository, `${versionDocsDirPath}/${docPath}`),
          showLastUpdateTime: true,
          docItemComponent: '@site/src/components/DocPage',
          docCategoryGeneratedIndexComponent: '@site/src/components/CategoryPage',
          // Everything about versions comes from docsVersions.json.
          lastVersion: latestVersion.name,
          versions: Object.fromEntries(
            docsVersions.map(({name, label, path, banner}) => [name, {label, path, banner}]),
          ),
          beforeDefaultRemarkPlugins: [
            codeSamples.remarkPlugin,
            [
              apiDeclarations,
              {
                versions: docsVersions.map(version => ({
                  folder: getContentFolder(version),
                  packagesFolder: version.samples,
                })),
                packages: apiPackages,
              },
            ],
          ],
          remarkPlugins: [...remarkPlugins, [remarkPartialSources, {component: 'PartialSource'}]],
        },
        blog: {
          blogListComponent: '@site/src/components/Blog/ListPage',
          blogPostComponent: '@site/src/components/Blog/PostPage',
          blogArchiveComponent: '@site/src/components/Blog/ArchivePage',
          blogTagsListComponent: '@site/src/components/Blog/TagsPage',
          blogTagsPostsComponent: '@site/src/components/Blog/TagPage',
          blogTitle: 'Blog',
          blogDescription:
            'Posts about how tRPC started, what changed in version 10, and how this site tests its code samples.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          editUrl:
            siteRepository === undefined
              ? undefined
              : ({blogDirPath, blogPath}) => getEditUrl(siteRepository, `${blogDirPath}/${blogPath}`),
          showReadingTime: true,
          showLastUpdateTime: true,
          // Posts name their authors in the front matter. An authors file would add the page /blog/authors and a page for each author.
          onInlineAuthors: 'ignore',
          onInlineTags: 'throw',
          // The plugin page-checks reports it with a position. The dev server shows posts in progress without it.
          onUntruncatedBlogPosts: process.env.NODE_ENV === 'production' ? 'throw' : 'ignore',
          beforeDefaultRemarkPlugins: [codeSamples.remarkPlugin],
          remarkPlugins,
          feedOptions: {
            type: 'all',
            createFeedItems,
            title: 'tRPC blog',
            description: 'Posts about tRPC and its documentation',
            copyright: 'MIT licence',
            language: 'en',
          },
        },
        sitemap: {
          lastmod: 'date',
          // Leave out change frequencies and priorities, because search engines ignore them.
          changefreq: null,
          priority: null,
          createSitemapItems: canonicalSitemap.createSitemapItems,
        },
        theme: {
          customCss: [
            './src/css/fonts.css',
            './src/css/custom.css',
            './src/css/code.css',
            './src/css/print.css',
          ],
        },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    // Pages without a social image of their own use the image of the home page.
    image: '/img/social/index.png',
    metadata: [
      {name: 'color-scheme', content: 'light dark'},
      {property: 'og:site_name', content: 'tRPC documentation'},
      {property: 'og:type', content: 'website'},
      {property: 'og:image:type', content: 'image/png'},
      {property: 'og:image:width', content: '1200'},
      {property: 'og:image:height', content: '630'},
      {
        property: 'og:image:alt',
        content:
          'The mark and the promise of tRPC: call your server like a function, with types that follow every change.',
      },
    ],
    colorMode: {
      defaultMode: 'light',
      respectPrefersColorScheme: true,
    },
    announcementBar: {
      id: 'v10',
      content: `tRPC 10 is here. <a href="${baseUrl}docs/migrate-from-v9-to-v10">Move your project from 9 to 10</a>`,
      backgroundColor: 'var(--site-announcement-background)',
      textColor: 'var(--site-announcement-text)',
      isCloseable: true,
    },
    docs: {
      sidebar: {
        autoCollapseCategories: false,
      },
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {
      theme: colorlessTheme,
      darkTheme: colorlessTheme,
      magicComments: [
        // Docusaurus also gives the first class in this list to lines that a fence lists in braces, as in ```ts {2,4-6}
        {
          className: codeBlock.highlightedLine,
          line: 'highlight-next-line',
          block: {start: 'highlight-start', end: 'highlight-end'},
        },
        {
          className: codeBlock.addedLine,
          line: 'diff-add',
          block: {start: 'diff-add-start', end: 'diff-add-end'},
        },
        {
          className: codeBlock.removedLine,
          line: 'diff-remove',
          block: {start: 'diff-remove-start', end: 'diff-remove-end'},
        },
        // Live pairs hide lines with this class until the reader shows them, so that a change and its error fit on the first screen.
        {
          className: codeBlock.detailLine,
          line: 'detail',
          block: {start: 'detail-start', end: 'detail-end'},
        },
      ],
      additionalLanguages: ['bash', 'diff', 'json', 'http'],
    },
    algolia: {
      // These three values only satisfy the theme's validation. The plugin src/plugins/search-records reads the real settings from
      // environment variables.
      appId: 'embedded',
      apiKey: 'embedded',
      indexName: 'trpc',
      contextualSearch: true,
      searchPagePath: 'search',
    },
    navbar: {
      title: 'tRPC',
      hideOnScroll: true,
      logo: {
        alt: '',
        src: 'img/mark.svg',
        srcDark: 'img/mark-dark.svg',
        href: '/',
        width: 32,
        height: 32,
      },
      items: [
        {type: 'doc', docId: 'main/introduction', label: 'Docs', position: 'left'},
        {type: 'doc', docId: 'main/quickstart', label: 'Quickstart', position: 'left'},
        {type: 'doc', docId: 'main/awesome-trpc', label: 'Awesome collection', position: 'left'},
        {type: 'doc', docId: 'nextjs/introduction', label: 'Using Next.js', position: 'left'},
        {type: 'docsVersionDropdown', position: 'right'},
        {href: trpcRepository, label: 'GitHub', position: 'right', className: 'navbar-social'},
        {
          href: 'https://twitter.com/trpcio',
          label: 'Twitter',
          position: 'right',
          className: 'navbar-social',
        },
        {href: 'https://trpc.io/discord', label: 'Discord', position: 'right', className: 'navbar-social'},
        {type: 'localeDropdown', position: 'right', className: 'navbar-languages'},
        {type: 'search', position: 'right'},
      ],
    },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Docs',
          items: [
            {label: 'Introduction', to: '/docs'},
            {label: 'Quickstart', to: '/docs/quickstart'},
            {label: 'React', to: '/docs/react'},
            {label: 'Next.js', to: '/docs/nextjs'},
            {label: 'Frequently asked questions', to: '/docs/faq'},
            {label: 'Migrate from v9 to v10', to: '/docs/migrate-from-v9-to-v10'},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'GitHub', href: trpcRepository},
            {label: 'Discord', href: 'https://trpc.io/discord'},
            {label: 'Twitter', href: 'https://twitter.com/trpcio'},
            {label: 'Awesome collection', to: '/docs/awesome-trpc'},
            {label: 'Contributing', to: '/docs/contributing'},
          ],
        },
        {
          title: 'More',
          items: [
            {label: 'Blog', to: '/blog'},
            {label: 'Example apps', to: '/docs/example-apps'},
            {label: 'Playground', to: '/playground'},
            {label: 'Media and brand', to: '/media'},
            ...(isOfflineEnabled(process.env) ? [{label: 'Offline use', to: `/${offlinePage}`}] : []),
            {label: 'Downloads', to: `/${downloadsPage}`},
            {label: 'Become a sponsor', href: 'https://trpc.io/sponsor'},
            ...docsVersions
              .filter(({isLatest}) => !isLatest)
              .map(version => ({label: `Docs ${version.label}`, to: getDocsRoute(version)})),
          ],
        },
      ],
      copyright: `tRPC is published under the <a href="https://github.com/trpc/trpc/blob/main/LICENSE">MIT licence</a>. This site is an independent rebuild of its documentation, written from the packages at ${packageVersions}.`,
    },
  } satisfies Preset.ThemeConfig,
} satisfies Config;

export default config;
