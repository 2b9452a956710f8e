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
  BlogArchivePage: {
    gain: 'accessibility',
    removeWhen: 'The original uses h2 for years.',
    until: {contains: 'as="h2"'},
  },
  BlogListPage: {
    gain: 'accessibility',
    removeWhen: 'The original has an h1 and links to the archive, the tags and the feeds.',
    until: {contains: 'as="h1"'},
  },
  'BlogPostItem/Footer': {
    gain: 'behaviour',
    removeWhen: 'The original has a slot for related docs, or the related docs move to another place.',
  },
  'BlogPostItem/Header': {
    gain: 'behaviour',
    removeWhen: 'The header of a post goes back to the layout of the theme.',
    parts: ['BlogPostItem/Header/Authors', 'BlogPostItem/Header/Info', 'BlogPostItem/Header/Title'],
  },
  'BlogPostPage/Metadata': {
    gain: 'behaviour',
    removeWhen: 'Docusaurus creates social images and links to Markdown versions.',
  },
  'BlogPostPage/StructuredData': {
    gain: 'behaviour',
    removeWhen: 'The hook that creates the data has options for the author, the image and the reading time.',
  },
  BlogTagsListPage: {
    gain: 'behaviour',
    removeWhen: 'Docusaurus creates social images and links to Markdown versions.',
  },
  BlogTagsPostsPage: {
    gain: 'behaviour',
    removeWhen: 'Docusaurus creates social images and links to Markdown versions.',
  },
  CodeBlock: {
    gain: 'speed: to be measured',
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
  DocBreadcrumbs: {
    gain: 'accessibility',
    removeWhen: 'The original marks the current page with `aria-current`.',
    until: {contains: 'aria-current'},
  },
  'DocCard/Layout': {
    gain: 'behaviour',
    removeWhen: 'The original sets its padding in its own style sheet.',
    until: {lacks: 'padding--lg'},
  },
  DocCategoryGeneratedIndexPage: {
    gain: 'behaviour',
    removeWhen: 'Docusaurus creates social images and links to Markdown versions.',
  },
  'DocItem/Content': {
    gain: 'behaviour',
    removeWhen: 'The original has a slot next to the title, or the menu moves to another place.',
  },
  'DocItem/Metadata': {
    gain: 'behaviour',
    removeWhen:
      'Docusaurus creates social images, Markdown links, structured data and canonical links between versions.',
  },
  'DocRoot/Layout/Sidebar/ExpandButton': {
    gain: 'accessibility',
    removeWhen: 'The original is a `button`.',
    issue: 'https://github.com/facebook/docusaurus/pull/11937',
    until: {contains: '<button'},
  },
  DocVersionBanner: {
    gain: 'accessibility',
    removeWhen: 'The original is no alert and finds the same page in a version where it has another name.',
    until: {lacks: 'role="alert"'},
  },
  ErrorPageContent: {
    gain: 'accessibility',
    removeWhen: 'The error message of the original has enough contrast in both themes.',
  },
  Heading: {
    gain: 'accessibility',
    removeWhen: 'The name of a heading doesn’t contain the name of its link.',
    until: {lacks: 'className="hash-link"'},
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
  'Navbar/Logo': {
    gain: 'specification',
    removeWhen: 'A right click on the logo no longer has to open the media page.',
  },
  'Navbar/MobileSidebar/Layout': {
    gain: 'accessibility',
    removeWhen: 'The original is a dialog that keeps the focus and closes on Escape.',
    until: {contains: 'role="dialog"'},
  },
  'NavbarItem/DocNavbarItem': {
    gain: 'behaviour',
    removeWhen: 'The original marks a link as current only on its own page.',
    until: {lacks: 'activeDoc.sidebar === doc.sidebar'},
  },
  'NavbarItem/DocsVersionDropdownNavbarItem': {
    gain: 'behaviour',
    removeWhen: 'The docs plugin can connect pages with different ids in two versions.',
  },
  'NavbarItem/DropdownNavbarItem/Desktop': {
    gain: 'accessibility',
    removeWhen: 'The original opens on click and closes on Escape.',
    issue: 'https://github.com/facebook/docusaurus/issues/8478',
    until: {contains: "'Escape'"},
  },
  'NavbarItem/DropdownNavbarItem/Mobile': {
    gain: 'accessibility',
    removeWhen: 'The original is one button that says whether the list is open.',
    until: {lacks: 'role="button"'},
  },
  NotFound: {
    gain: 'behaviour',
    removeWhen: 'Docusaurus renders the not-found page for the requested path instead of hydrating it.',
  },
  'NotFound/Content': {
    gain: 'behaviour',
    removeWhen: 'The original suggests pages.',
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
  SiteMetadata: {
    gain: 'speed: to be measured',
    removeWhen: 'Docusaurus can preload a font whose URL the bundler assigns.',
  },
  SkipToContent: {
    gain: 'accessibility',
    removeWhen: 'The original receives the focus after every navigation and is no landmark.',
  },
  TOC: {
    gain: 'accessibility',
    removeWhen: 'The original is a named navigation landmark.',
    until: {contains: '<nav'},
  },
  'TOCCollapsible/CollapseButton': {
    gain: 'accessibility',
    removeWhen: 'The original has `aria-expanded`.',
    until: {contains: 'aria-expanded'},
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
  TagsListByLetter: {
    gain: 'behaviour',
    removeWhen: 'The original can list tags with descriptions and without letters.',
  },
};
