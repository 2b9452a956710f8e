import type {Seam} from '../seam';

const themeCommon = '@docusaurus/theme-common/src';
const themeClassic = '@docusaurus/theme-classic/src/theme';
const docusaurusClient = '@docusaurus/core/lib/client';

/** Modules that packages don't document, and data that they keep for themselves. */
export const moduleSeams: Seam[] = [
  {
    name: 'Tabs: state and storage of the theme',
    why: 'Our tabs share their state, storage keys and query string with the theme, so only the markup is replaced.',
    gain: 'accessibility',
    removeWhen: 'The theme exports these functions publicly, or Tabs is no longer replaced.',
    finds: [
      'import @docusaurus/theme-common/internal TabsProvider',
      'import @docusaurus/theme-common/internal sanitizeTabsChildren',
      'import @docusaurus/theme-common/internal useScrollPositionBlocker',
      'import @docusaurus/theme-common/internal useTabs',
      'import @docusaurus/theme-common/internal useTabsContextValue',
    ],
    originals: [`${themeCommon}/utils/tabsUtils.tsx`, `${themeCommon}/utils/scrollUtils.tsx`],
  },
  {
    name: 'Announcement bar: state of the theme',
    why: 'Our bar is closed by the same state that the theme’s inline script reads before the first paint.',
    gain: 'accessibility',
    removeWhen: 'The theme exports the hook publicly, or AnnouncementBar is no longer replaced.',
    finds: ['import @docusaurus/theme-common/internal useAnnouncementBar'],
    originals: [`${themeCommon}/contexts/announcementBar.tsx`],
  },
  {
    name: 'Code blocks: reading the fence',
    why: 'Our code block understands the same titles, languages, line ranges and magic comments as the theme.',
    gain: 'behaviour',
    removeWhen: 'The theme exports the function publicly, or CodeBlock is no longer replaced.',
    finds: ['import @docusaurus/theme-common/internal createCodeBlockMetadata'],
    originals: [`${themeCommon}/utils/codeBlockUtils.tsx`],
  },
  {
    name: 'Mobile menu: state of the theme',
    why: 'The wrapped menu has to know whether it is open, and has to close on Escape.',
    gain: 'accessibility',
    removeWhen: 'The theme exports the hook publicly, or the menu of the theme is a dialog.',
    finds: ['import @docusaurus/theme-common/internal useNavbarMobileSidebar'],
    originals: [`${themeCommon}/contexts/navbarMobileSidebar.tsx`],
  },
  {
    name: 'Search page: query string',
    why: 'The query string has to be read after hydration, because the HTML of the page is the same for every query.',
    gain: 'behaviour',
    removeWhen: 'The theme exports the hook publicly, or SearchPage is no longer replaced.',
    finds: ['import @docusaurus/theme-common/internal useQueryStringValue'],
    originals: [`${themeCommon}/utils/historyUtils.ts`],
  },
  {
    name: 'Generated modules',
    why: 'Client modules and code outside of components need the site’s configuration and data, but can’t use hooks.',
    gain: 'behaviour',
    removeWhen: 'Docusaurus documents a way to read the configuration and global data outside of components.',
    finds: ['import @generated/docusaurus.config', 'import @generated/globalData'],
    originals: ['@docusaurus/core/lib/server/codegen/codegen.js'],
  },
  {
    name: 'Files of a route’s props',
    why: 'The check of the budgets has to know which scripts a page loads, also those with the data of its route.',
    gain: 'behaviour',
    removeWhen: 'Docusaurus lists the files of each route.',
    finds: ['import @generated/'],
    originals: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
  },
  {
    name: 'Next.js: API routes and router',
    why: 'Samples for Next.js run as they would in Next.js, without a Next.js server for each page.',
    gain: 'speed: a server of Next.js 13.5.11 takes 4.3 s until its first answer, and the samples of 12 pages would need one',
    removeWhen: 'Next.js documents functions to run an API route and to render a page in tests.',
    finds: [
      'import next/dist/server/api-utils/node/api-resolver',
      'import next/dist/shared/lib/router-context.shared-runtime',
    ],
    // Next.js is only installed for the samples. The samples fail if a new version lacks these modules.
    originals: [],
  },
  {
    name: 'tRPC: definition of a router',
    why: 'The runner of the samples recognises routers and reads their procedures.',
    gain: 'behaviour',
    removeWhen: 'tRPC documents how to list the procedures of a router.',
    finds: ['property _def'],
    // tRPC is only installed for the samples, at fixed versions. The samples fail if it changes.
    originals: [],
  },
  {
    name: 'Framework: client entry',
    why: 'The entry point is replaced, so that the browser paints the page before it runs scripts in several tasks.',
    gain: 'speed: 8 Lighthouse points on the home page (93 instead of 85, with 29 % less blocking time) and 3 on /docs/subscriptions',
    removeWhen:
      'Docusaurus itself starts after the first paint, or the gain is below 3 % and 2 Lighthouse points.',
    finds: [
      'bundler entry in deferred-hydration',
      `import ${docusaurusClient}/App`,
      `import ${docusaurusClient}/clientEntry`,
      `import ${docusaurusClient}/preload`,
      'window.docusaurus in client',
    ],
    originals: [
      `${docusaurusClient}/App.js`,
      `${docusaurusClient}/clientEntry.js`,
      `${docusaurusClient}/preload.js`,
      `${docusaurusClient}/BaseUrlIssueBanner/index.js`,
    ],
  },
  {
    name: 'Helmet: head of a page that React hydrates',
    why: 'React hydrates a page in small steps. Between them, the title would be that of the components that have been hydrated so far.',
    gain: 'behaviour',
    removeWhen:
      'Docusaurus or Helmet itself leaves the head as it is in the HTML until the page has been hydrated.',
    finds: ['module headUpdates'],
    originals: [
      'react-helmet-async/src/Dispatcher.js',
      'react-helmet-async/src/HelmetData.js',
      'react-helmet-async/src/Provider.js',
      `${docusaurusClient}/ClientLifecyclesDispatcher.js`,
      `${docusaurusClient}/hasHydratedDataAttribute.js`,
    ],
  },
  {
    name: 'Component: page of the docs',
    why: 'The option `docItemComponent` names our component, because the title, the breadcrumbs, the banner and the metadata differ from the theme.',
    gain: 'accessibility',
    removeWhen:
      'The theme has slots for the menu next to the title and for metadata, and its breadcrumbs, banner and table of contents are accessible.',
    finds: ['module DocPage'],
    originals: [
      `${themeClassic}/DocItem/index.tsx`,
      `${themeClassic}/DocItem/Layout/index.tsx`,
      `${themeClassic}/DocItem/Content/index.tsx`,
      `${themeClassic}/DocItem/Metadata/index.tsx`,
      `${themeClassic}/DocBreadcrumbs/index.tsx`,
      `${themeClassic}/DocVersionBanner/index.tsx`,
      `${themeClassic}/TOC/index.tsx`,
    ],
  },
  {
    name: 'Component: category page',
    why: 'The option `docCategoryGeneratedIndexComponent` names our component, which adds a social image and a link to the Markdown version.',
    gain: 'behaviour',
    removeWhen: 'Docusaurus creates social images and links to Markdown versions.',
    finds: ['module CategoryPage'],
    originals: [
      `${themeClassic}/DocCategoryGeneratedIndexPage/index.tsx`,
      `${themeClassic}/DocCard/Layout/index.tsx`,
    ],
  },
  {
    name: 'Component: list of posts',
    why: 'The option `blogListComponent` names our component, because the original has no h1 and doesn’t link to the archive, the tags or the feeds.',
    gain: 'accessibility',
    removeWhen: 'The original has an h1 and these links.',
    finds: ['module ListPage'],
    originals: [`${themeClassic}/BlogListPage/index.tsx`],
  },
  {
    name: 'Component: post',
    why: 'The option `blogPostComponent` names our component, which has another header, related docs and more structured data.',
    gain: 'behaviour',
    removeWhen: 'The theme has slots for them.',
    finds: ['module PostPage'],
    originals: [
      `${themeClassic}/BlogPostPage/index.tsx`,
      `${themeClassic}/BlogPostPage/Metadata/index.tsx`,
      `${themeClassic}/BlogPostPage/StructuredData/index.tsx`,
      `${themeClassic}/BlogPostItem/index.tsx`,
      `${themeClassic}/BlogPostItem/Header/index.tsx`,
      `${themeClassic}/BlogPostItem/Footer/index.tsx`,
    ],
  },
  {
    name: 'Component: archive of the blog',
    why: 'The option `blogArchiveComponent` names our component, because the original skips a heading level.',
    gain: 'accessibility',
    removeWhen: 'The original uses h2 for years.',
    finds: ['module ArchivePage'],
    originals: [`${themeClassic}/BlogArchivePage/index.tsx`],
  },
  {
    name: 'Component: tags of the blog',
    why: 'The option `blogTagsListComponent` names our component, which lists tags with descriptions.',
    gain: 'behaviour',
    removeWhen: 'The original can list tags without letters.',
    finds: ['module TagsPage'],
    originals: [`${themeClassic}/BlogTagsListPage/index.tsx`],
  },
  {
    name: 'Component: posts with a tag',
    why: 'The option `blogTagsPostsComponent` names our component, which adds a social image and a link to the Markdown version.',
    gain: 'behaviour',
    removeWhen: 'Docusaurus creates social images and links to Markdown versions.',
    finds: ['module TagPage'],
    originals: [`${themeClassic}/BlogTagsPostsPage/index.tsx`],
  },
];
