import type {Seam} from '../seam';

const themeCommon = '@docusaurus/theme-common/src';
const docusaurusClient = '@docusaurus/core/lib/client';

/** Ids, attributes, storage keys and texts of packages that the site’s code repeats. */
export const markupSeams: Seam[] = [
  {
    name: 'Markup: hydrated page',
    why: 'Style sheets and the load guard have to know whether the page works already. The load guard also reads `docusaurusRoot`, to know whether React responds to clicks.',
    gain: 'behaviour',
    removeWhen: 'Docusaurus documents the attribute.',
    issue: 'https://github.com/facebook/docusaurus/pull/9256',
    finds: ['markup data-has-hydrated'],
    originals: [`${docusaurusClient}/hasHydratedDataAttribute.js`, `${docusaurusClient}/clientEntry.js`],
  },
  {
    name: 'Markup: progress bar',
    why: 'The bar has an invalid role, so it’s hidden from assistive technology right after it has been added.',
    gain: 'accessibility',
    removeWhen: 'The theme announces that the next page is loading, and the bar has a valid role.',
    finds: ['markup nprogress'],
    originals: ['@docusaurus/theme-classic/src/nprogress.ts'],
  },
  {
    name: 'Markup: skip link',
    why: 'The printed page leaves out the target of the theme’s skip link.',
    gain: 'behaviour',
    removeWhen: 'The theme leaves it out by itself.',
    finds: ['markup __docusaurus_skipToContent_fallback'],
    originals: [`${themeCommon}/utils/skipToContentUtils.tsx`],
  },
  {
    name: 'Inline scripts',
    why: 'The content security policy and the load guard recognise the framework’s inline scripts and its banner.',
    gain: 'behaviour',
    removeWhen: 'Docusaurus computes the hashes of its inline scripts.',
    finds: [
      'markup __docusaurus-base-url-issue-banner',
      'markup __docusaurus-base-url-issue-banner-container',
      'markup data-theme-choice',
    ],
    originals: [
      '@docusaurus/theme-classic/src/inlineScripts.ts',
      `${docusaurusClient}/BaseUrlIssueBanner/index.js`,
    ],
  },
  {
    name: 'Announcement bar: new announcement',
    why: 'The theme’s inline script also hides an announcement that the reader hasn’t dismissed yet.',
    gain: 'behaviour',
    removeWhen: 'The inline script compares the ids of the announcements.',
    finds: ['markup docusaurus.announcement.id', 'markup data-announcement-bar-initially-dismissed'],
    originals: [
      '@docusaurus/theme-classic/src/inlineScripts.ts',
      `${themeCommon}/contexts/announcementBar.tsx`,
    ],
    until: {contains: 'docusaurus.announcement.id'},
  },
  {
    name: 'Storage keys: package manager and colour mode',
    why: 'An inline script shows the reader’s choices before the first paint.',
    gain: 'behaviour',
    removeWhen:
      'The theme restores tabs before hydration, and its colour mode button works before hydration.',
    finds: ['markup docusaurus.tab.npm2yarn', 'markup data-theme-choice'],
    originals: [
      `${themeCommon}/utils/tabsUtils.tsx`,
      `${themeCommon}/contexts/colorMode.tsx`,
      '@docusaurus/remark-plugin-npm2yarn/lib/index.js',
      '@docusaurus/theme-classic/src/inlineScripts.ts',
    ],
  },
  {
    name: 'Texts of the theme',
    why: 'Replaced components use the same ids of texts as the originals, so that the theme’s translations apply to them.',
    gain: 'behaviour',
    removeWhen: 'The components are no longer replaced.',
    finds: ['texts of the theme'],
    originals: [
      '@docusaurus/theme-translations/locales/base/theme-common.json',
      '@docusaurus/theme-translations/locales/base/theme-search-algolia.json',
    ],
  },
];
