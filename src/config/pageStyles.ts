import type {Options} from '../plugins/page-styles/options';

/** `otherModules` are modules of pages that show components of all pages, so they link all style sheets. */
export function createPageStylesOptions(otherModules: readonly string[]): Options {
  return {
    lazyPaths: [
      'src/components/CodeBlock/hovers',
      'src/components/Exchanges',
      'src/components/LivePair/results.module.css',
      'src/components/Playground',
      'src/components/RunOutput',
      'src/components/Shortcuts/dialog.module.css',
      'src/plugins/offline/client',
    ],
    pageSheets: {
      home: {
        paths: ['src/components/Home', 'src/pages/index.module.css'],
        modules: ['@site/src/pages/index.tsx', ...otherModules],
      },
      media: {
        paths: ['src/components/Media', 'src/pages/media.module.css'],
        modules: ['@site/src/pages/media.tsx'],
      },
      offline: {
        paths: ['src/components/Downloads', 'src/components/Offline', 'src/pages/narrow.module.css'],
        modules: ['@site/src/pages/downloads.tsx', '@site/src/pages/offline.tsx'],
      },
      playground: {
        paths: ['src/components/PlaygroundPage'],
        modules: ['@site/src/components/PlaygroundPage'],
      },
      // The search dialog, which is loaded when it is first opened, uses this sheet too.
      search: {
        paths: ['src/components/Search', 'src/components/SearchModal', 'src/theme/SearchPage'],
        modules: ['@theme/SearchPage', ...otherModules],
      },
      blog: {
        paths: [
          'src/components/Blog',
          ...['Blog', 'BlogPostItem', 'BlogSidebar'].map(
            name => `node_modules/@docusaurus/theme-classic/lib/theme/${name}`,
          ),
        ],
        modules: ['ArchivePage', 'ListPage', 'PostPage', 'TagPage', 'TagsPage'].map(
          name => `@site/src/components/Blog/${name}`,
        ),
      },
    },
  };
}
