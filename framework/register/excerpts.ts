/** The part of a file that the site relies on: the declarations with these names, or all different matches of an expression. */
export type Excerpt = readonly string[] | RegExp;

const themeCommon = '@docusaurus/theme-common/src';

/** Files of which only a part is stored. All other originals are stored as a whole. */
export const excerpts: Readonly<Record<string, Excerpt>> = {
  [`${themeCommon}/utils/tabsUtils.tsx`]: [
    'getStorageKey',
    'sanitizeTabsChildren',
    'TabsProvider',
    'useTabs',
    'useTabsContextValue',
  ],
  [`${themeCommon}/utils/scrollUtils.tsx`]: ['useScrollPositionBlocker'],
  [`${themeCommon}/utils/codeBlockUtils.tsx`]: ['createCodeBlockMetadata'],
  [`${themeCommon}/utils/historyUtils.ts`]: ['useQueryStringValue'],
  [`${themeCommon}/utils/storageUtils.ts`]: ['createStorageSlot', 'useStorageSlot'],
  [`${themeCommon}/utils/skipToContentUtils.tsx`]: ['SkipToContentFallbackId', 'SkipToContentLink'],
  [`${themeCommon}/contexts/colorMode.tsx`]:
    /const ColorMode(?:StorageKey|Attribute|ChoiceAttribute) = [^;]*;|return ColorModeStorage\.listen[^;]*;/g,
  [`${themeCommon}/contexts/navbarMobileSidebar.tsx`]: ['useContextValue'],
  // These components have so little in common with the originals that only the interface matters.
  '@docusaurus/theme-search-algolia/src/theme/SearchPage/index.tsx': ['SearchPage'],
  '@docusaurus/theme-search-algolia/src/theme/SearchPage/styles.module.css': [],
  '@docusaurus/core/lib/client/exports/Link.js': ['handleRef', 'onInteractionEnter'],
  '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js': [
    'BannerContainerId',
    'createInlineScript',
    'insertBanner',
  ],
  '@docusaurus/core/lib/server/codegen/codegen.js': ['genSiteConfig', 'genGlobalData'],
  '@docusaurus/core/lib/server/codegen/codegenRoutes.js': ['genRegistry', 'generateRoutePropFilename'],
  '@docusaurus/core/lib/commands/start/utils.js': ['createReloadableSite'],
  '@docusaurus/core/lib/server/site.js': ['reloadSitePlugin'],
  '@docusaurus/core/lib/server/plugins/synthetic.js': ['getMDXFallbackExcludedPaths'],
  '@docusaurus/core/lib/webpack/base.js': ['getExperiments'],
  '@docusaurus/core/lib/commands/start/webpack.js': /setupMiddlewares: [^}]*\}/g,
  '@docusaurus/remark-plugin-npm2yarn/lib/index.js': /groupId.*/g,
  '@docusaurus/theme-translations/locales/base/theme-common.json': /"theme\.[\w.]+(?<!___DESCRIPTION)": .*/g,
  '@docusaurus/theme-translations/locales/base/theme-search-algolia.json':
    /"theme\.[\w.]+(?<!___DESCRIPTION)": .*/g,
  'prism-react-renderer/dist/index.mjs': /\.languages\.\w+ = |__export\(themes_exports/g,
};
