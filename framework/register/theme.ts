import type {Condition, Seam} from '../seam';

export type ThemeSeam = Pick<Seam, 'gain' | 'removeWhen' | 'issue'> & {
  until?: Condition;
  /** Components that only the original uses, so the replacement has to do their work too. */
  parts?: readonly string[];
};

/**
 * The components in `src/theme` that replace or wrap a component of the theme. The first line of each component says why it does so, so the
 * register doesn't repeat the reason. The conditions apply to the file of the original component.
 */
export const themeSeams: Record<string, ThemeSeam> = {
  AnnouncementBar: {
    gain: 'accessibility',
    removeWhen: 'The original is no banner landmark, and its close button says what it closes.',
    until: {lacks: 'role="banner"'},
    parts: ['AnnouncementBar/CloseButton'],
  },
  CodeBlock: {
    gain: 'speed: 13 Lighthouse points on /docs/subscriptions (83 instead of 70) and 17 on the home page, and 17 kB less to load',
    removeWhen: 'The original isn’t rendered again after hydration and can show types and notes.',
    until: {lacks: 'key={String(isBrowser)}'},
    parts: [
      'CodeBlock/Buttons/CopyButton',
      'CodeBlock/Buttons/WordWrapButton',
      'CodeBlock/Content',
      'CodeBlock/Content/String',
      'CodeBlock/Layout',
      'CodeBlock/Line',
    ],
  },
  ColorModeToggle: {
    gain: 'accessibility',
    removeWhen: 'The original works before hydration, and each click changes the visible mode.',
    issue: 'https://github.com/facebook/docusaurus/issues/7667',
    until: {lacks: 'disabled={!isBrowser}'},
  },
  'DocRoot/Layout': {
    gain: 'accessibility',
    removeWhen:
      'The original reveals the current page in the sidebar, can filter it, opens categories without JavaScript, and covers no content.',
    issue: 'https://github.com/facebook/docusaurus/pull/11937',
    until: {lacks: 'BackToTopButton'},
    parts: [
      'DocRoot/Layout/Main',
      'DocRoot/Layout/Sidebar',
      'DocSidebar',
      'DocSidebar/Desktop',
      'DocSidebar/Desktop/Content',
      'DocSidebar/Mobile',
      'DocSidebarItem/Category',
      'DocSidebarItem/Link',
      'DocSidebarItems',
    ],
  },
  'Footer/Layout': {
    gain: 'behaviour',
    removeWhen: 'Never. The theme has no other place for a component on every page.',
  },
  LastUpdated: {
    gain: 'speed: no `Intl` formatter on docs pages. The first one takes 17 ms in Chromium, and four times as long on a phone',
    removeWhen: 'The original formats the date without `Intl`, or while the page is built.',
    until: {lacks: 'useDateTimeFormat'},
  },
  Loading: {
    gain: 'accessibility',
    removeWhen: 'The original announces that it’s loading and follows the theme.',
    until: {contains: 'role="status"'},
  },
  MDXComponents: {
    gain: 'behaviour',
    removeWhen: 'Never. Docusaurus documents this wrap as the way to add components to Markdown.',
  },
  'Navbar/MobileSidebar/Layout': {
    gain: 'accessibility',
    removeWhen: 'The original is a dialog that keeps the focus and closes on Escape.',
    until: {contains: 'role="dialog"'},
  },
  'Navbar/MobileSidebar/Toggle': {
    gain: 'behaviour',
    removeWhen: 'The original works without JavaScript.',
  },
  'NavbarItem/ComponentTypes': {
    gain: 'behaviour',
    removeWhen:
      'The original marks a link as current only on its own page, and the docs plugin can connect pages with different ids in two versions.',
    parts: ['NavbarItem/DocNavbarItem', 'NavbarItem/DocsVersionDropdownNavbarItem'],
  },
  'NavbarItem/DropdownNavbarItem': {
    gain: 'accessibility',
    removeWhen:
      'The original opens on click, closes on Escape and says in the mobile menu whether the list is open.',
    issue: 'https://github.com/facebook/docusaurus/issues/8478',
    parts: ['NavbarItem/DropdownNavbarItem/Desktop', 'NavbarItem/DropdownNavbarItem/Mobile'],
  },
  'NotFound/Content': {
    gain: 'behaviour',
    removeWhen: 'The original suggests pages.',
  },
  Root: {
    gain: 'speed: the first paint of /docs/subscriptions is 21 % earlier in Lighthouse (1,089 ms instead of 1,379 ms), with the same score',
    removeWhen: 'Docusaurus can preload a font whose URL the bundler assigns.',
  },
  SearchBar: {
    gain: 'speed: 151 kB of compressed JavaScript in the main bundle instead of 204 kB, measured on a small site',
    removeWhen:
      'The original loads DocSearch on demand, doesn’t connect to Algolia by itself and accepts another search.',
    until: {lacks: 'rel="preconnect"'},
  },
  SearchPage: {
    gain: 'behaviour',
    removeWhen: 'The original accepts another search than Algolia, shows errors and isn’t indexed.',
    until: {contains: 'name="robots"'},
  },
  SkipToContent: {
    gain: 'accessibility',
    removeWhen: 'The original receives the focus after every navigation and is no landmark.',
  },
  TabItem: {
    gain: 'accessibility',
    removeWhen: 'The original is labelled by its tab and visible in print and without JavaScript.',
    until: {contains: 'aria-labelledby'},
  },
  Tabs: {
    gain: 'accessibility',
    removeWhen:
      'The original links tabs to panels, supports all keys and isn’t rendered again after hydration.',
    issue: 'https://github.com/facebook/docusaurus/issues/5653',
    until: {contains: 'aria-controls'},
  },
};
