import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {searchRecordsOptions} from './src/config/search';
import analytics from './src/plugins/analytics';
import {remarkDeclarations} from './src/plugins/api-declarations/remarkDeclarations';
import codeSamples from './src/plugins/code-samples';
import {remarkLivePairs} from './src/plugins/code-samples/live/remarkLivePairs';
import {remarkCodeSamples} from './src/plugins/code-samples/remarkCodeSamples';
import {createFeedItems} from './src/plugins/feed-content';
import prunePrism from './src/plugins/prune-prism';
import linkedPages from './src/plugins/linked-pages';
import loadGuard from './src/plugins/load-guard';
import markdownAlternates from './src/plugins/markdown-alternates';
import packageFacts from './src/plugins/package-facts';
import deferredHydration from './src/plugins/deferred-hydration';
import {colorlessTheme} from './src/plugins/prism-theme';
import lazyDevPages from './src/plugins/lazy-dev-pages';
import readerPreferences from './src/plugins/reader-preferences';
import responseHeaders from './src/plugins/response-headers';
import robots from './src/plugins/robots';
import sampleStatistics from './src/plugins/sample-statistics';
import searchRecords from './src/plugins/search-records';
import {readSiteRepository} from './src/plugins/siteRepository';
import socialImages from './src/plugins/social-images';

const trpcRepository = 'https://github.com/trpc/trpc';
const siteRepository = readSiteRepository();

/** The packages in the API reference of docs 10.x. */
const apiPackages = ['@trpc/server', '@trpc/client', '@trpc/react-query', '@trpc/next'];

const config = {
  title: 'tRPC',
  tagline: 'Call your server like a function, with types that follow every change',
  // Set this to the origin of the deployed site. Canonical links, feeds and the sitemap use it.
  url: 'https://trpc-docs.example',
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  headTags: [
    {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/app/apple-touch-icon.png'}},
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
    // All dates come from front matter, so a build doesn't depend on the git history. A shallow clone or an archive without git
    // results in the same files.
    experimental_vcs: 'disabled',
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
    './src/clientModules/decodableUrl.ts',
    './src/clientModules/cleanPath.ts',
    './src/clientModules/idlePrefetch.ts',
    './src/clientModules/linkObservers.ts',
    './src/clientModules/missingAnchor.ts',
    './src/clientModules/movedSections.ts',
    './src/clientModules/newAnnouncement.ts',
    './src/clientModules/notFound.ts',
    './src/clientModules/connectionType.ts',
    './src/clientModules/print.ts',
    './src/clientModules/routeFocus.ts',
    './src/clientModules/routeProgress.ts',
    './src/clientModules/spaceKey.ts',
    './src/clientModules/storage.ts',
    './src/clientModules/tokenizerPreload.ts',
  ],
  plugins: [
    analytics,
    loadGuard,
    prunePrism,
    deferredHydration,
    linkedPages,
    lazyDevPages,
    readerPreferences,
    [searchRecords, searchRecordsOptions],
    codeSamples,
    sampleStatistics,
    packageFacts,
    markdownAlternates,
    socialImages,
    robots,
    responseHeaders,
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: siteRepository && `${siteRepository}/edit/main/`,
          lastVersion: 'current',
          versions: {
            current: {label: '10.x', banner: 'none'},
            '9.x': {label: '9.x', path: 'v9', banner: 'unmaintained'},
          },
          beforeDefaultRemarkPlugins: [
            remarkCodeSamples,
            remarkLivePairs,
            [remarkDeclarations, {folder: 'samples/v10', packages: apiPackages}],
          ],
          remarkPlugins: [[npm2yarn, {sync: true}]],
        },
        blog: {
          blogTitle: 'Blog',
          blogDescription:
            'Posts about how tRPC started, what changed in version 10, and how this site tests its code samples.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          editUrl: siteRepository && `${siteRepository}/edit/main/`,
          showReadingTime: true,
          // The date comes from `last_update` in the front matter, because `future.experimental_vcs` turns git off.
          showLastUpdateTime: true,
          // Posts name their authors in the front matter. An authors file would add the page /blog/authors and a page for each author.
          onInlineAuthors: 'ignore',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          beforeDefaultRemarkPlugins: [remarkCodeSamples, remarkLivePairs],
          remarkPlugins: [[npm2yarn, {sync: true}]],
          feedOptions: {
            type: 'all',
            createFeedItems,
            title: 'tRPC blog',
            description: 'Posts about tRPC and its documentation',
            copyright: 'MIT licence',
            language: 'en',
          },
        },
        // Leave out change frequencies and priorities, because search engines ignore them.
        sitemap: {changefreq: null, priority: null},
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
      content: 'tRPC 10 is here. <a href="/docs/migrate-from-v9-to-v10">Move your project from 9 to 10</a>',
      backgroundColor: 'var(--site-announcement-background)',
      textColor: 'var(--site-announcement-text)',
      isCloseable: true,
    },
    docs: {
      sidebar: {
        autoCollapseCategories: false,
        hideable: true,
      },
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {
      theme: colorlessTheme,
      darkTheme: colorlessTheme,
      magicComments: [
        // Docusaurus also gives the first class in this list to lines that a fence lists in braces, as in ```ts {2,4-6}
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: {start: 'highlight-start', end: 'highlight-end'},
        },
        {
          className: 'theme-code-block-added-line',
          line: 'diff-add',
          block: {start: 'diff-add-start', end: 'diff-add-end'},
        },
        {
          className: 'theme-code-block-removed-line',
          line: 'diff-remove',
          block: {start: 'diff-remove-start', end: 'diff-remove-end'},
        },
        // The home page hides lines with this class on phones, so that the changed line and the resulting error fit on the first screen.
        {
          className: 'theme-code-block-detail-line',
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
        {
          href: trpcRepository,
          label: 'Source code on GitHub',
          position: 'right',
          className: 'navbar-social navbar-social--source',
        },
        {
          href: 'https://twitter.com/trpcio',
          label: 'News on Twitter',
          position: 'right',
          className: 'navbar-social navbar-social--news',
        },
        {
          href: 'https://trpc.io/discord',
          label: 'Chat on Discord',
          position: 'right',
          className: 'navbar-social navbar-social--chat',
        },
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
            {label: 'What tRPC is', to: '/docs'},
            {label: 'Quickstart', to: '/docs/quickstart'},
            {label: 'React', to: '/docs/react'},
            {label: 'Next.js', to: '/docs/nextjs'},
            {label: 'Frequently asked questions', to: '/docs/faq'},
            {label: 'Move from 9 to 10', to: '/docs/migrate-from-v9-to-v10'},
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
            {label: 'Media and brand', to: '/media'},
            {label: 'Become a sponsor', href: 'https://trpc.io/sponsor'},
            {label: 'Docs 9.x', to: '/docs/v9'},
          ],
        },
      ],
      copyright:
        'tRPC is published under the <a href="https://github.com/trpc/trpc/blob/main/LICENSE">MIT licence</a>. This site is an independent rebuild of its documentation, written from the packages at 10.8.1 and 9.27.4.',
    },
  } satisfies Preset.ThemeConfig,
} satisfies Config;

export default config;
