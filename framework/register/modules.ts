import type {Seam} from '../seam';

const themeCommon = '@docusaurus/theme-common/src';
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
    name: 'Mobile dropdown: finding the current item',
    why: 'The mobile dropdown is initially open if it contains the current page, as in the theme.',
    gain: 'accessibility',
    removeWhen: 'The theme exports the functions publicly, or the mobile dropdown is no longer replaced.',
    finds: [
      'import @docusaurus/theme-common/internal isSamePath',
      'import @docusaurus/theme-common/internal useLocalPathname',
    ],
    originals: [`${themeCommon}/utils/routesUtils.ts`, `${themeCommon}/utils/useLocalPathname.ts`],
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
    name: 'Tag page: title',
    why: 'The social image of a tag page shows the same title as the page.',
    gain: 'behaviour',
    removeWhen: 'The theme exports the hook publicly.',
    finds: ['import @docusaurus/theme-common/internal useBlogTagsPostsPageTitle'],
    originals: [`${themeCommon}/translations/blogTranslations.tsx`],
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
    name: 'Generated data of a plugin',
    why: 'A component imports the statistics of the code samples, which would be in the main bundle as global data.',
    gain: 'speed: to be measured',
    removeWhen: 'Global data can be limited to the pages that use it.',
    finds: ['import @generated/sample-statistics/default/statistics.json'],
    originals: ['@docusaurus/core/lib/server/plugins/actions.js'],
  },
  {
    name: 'DocSearch: modal and its elements',
    why: 'The modal is loaded on demand with our own search, its ARIA attributes are corrected, and it gets a toolbar.',
    gain: 'accessibility',
    removeWhen:
      'DocSearch’s own modal is accessible and has a slot for the toolbar, or the site has a modal of its own.',
    finds: [
      'import @docsearch/react/modal DocSearchModal',
      'import @docsearch/react/style',
      'markup DocSearch-',
    ],
    originals: ['@docsearch/react/dist/esm/index.js', '@docsearch/react/modal.js'],
  },
  {
    name: 'DocSearch: error screen',
    why: 'The status `error` is reset when the search settles and by a timer, so the error screen would only flash.',
    gain: 'behaviour',
    removeWhen: 'DocSearch keeps its error screen until the next query.',
    finds: ['module resilient'],
    originals: ['@algolia/autocomplete-core/dist/esm/onInput.js'],
  },
  {
    name: 'DocSearch: style of the logo',
    why: 'The content security policy contains a hash of this copied text, because the logo contains a style element.',
    gain: 'behaviour',
    removeWhen: 'The logo of DocSearch has no style element.',
    finds: ['markup cls-'],
    originals: ['@docsearch/react/dist/esm/index.js'],
    until: {lacks: '.cls-1,.cls-2{fill:#003dff;}'},
  },
  {
    name: 'Next.js: API routes and router',
    why: 'Samples for Next.js run as they would in Next.js, without a Next.js server for each page.',
    gain: 'speed: to be measured',
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
    gain: 'speed: to be measured',
    removeWhen:
      'Docusaurus itself starts after the first paint, or the gain is below 3 % and 2 Lighthouse points.',
    finds: [
      'bundler entry in deferred-hydration',
      `import ${docusaurusClient}/App`,
      `import ${docusaurusClient}/clientEntry`,
      `import ${docusaurusClient}/preload`,
      'window.docusaurus in start',
    ],
    originals: [
      `${docusaurusClient}/App.js`,
      `${docusaurusClient}/clientEntry.js`,
      `${docusaurusClient}/preload.js`,
      `${docusaurusClient}/BaseUrlIssueBanner/index.js`,
    ],
  },
];
