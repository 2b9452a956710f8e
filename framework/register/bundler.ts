import type {Seam} from '../seam';

/** Rules and options of the bundler that change the framework's own code or rely on its files. */
export const bundlerSeams: Seam[] = [
  {
    name: 'Bundler: unused languages of Prism',
    why: 'prism-react-renderer is a single file with side effects, so the bundler keeps languages and themes that no page uses.',
    gain: 'speed: 15 kB less JavaScript on every page, measured when it was written',
    removeWhen:
      'prism-react-renderer exports its languages separately, or the gain is below 3 % and 2 Lighthouse points.',
    finds: [
      'bundler alias in prune-prism',
      'import @docusaurus/theme-classic/lib/prism-include-languages',
      'pattern /[\\\\/]prism-react-renderer[\\\\/]dist[\\\\/]index\\.mjs$/ in prune-prism',
    ],
    originals: [
      'prism-react-renderer/dist/index.mjs',
      '@docusaurus/theme-classic/src/prism-include-languages.ts',
    ],
  },
  {
    name: 'Bundler: style sheets of pages',
    why: 'Docusaurus puts the styles of all components into one sheet. Styles that only some pages use become sheets of their own, and the manifest of the build says which pages link them.',
    gain: 'speed: 5.7 kB less CSS (brotli) on a docs page, 20 % of 28.2 kB',
    removeWhen: 'Docusaurus splits style sheets by page and links them in the HTML.',
    issue: 'https://github.com/facebook/docusaurus/issues/2006',
    finds: ['import node_modules/@docusaurus/theme-classic/lib/theme/'],
    originals: [
      '@docusaurus/core/lib/webpack/base.js',
      '@docusaurus/core/lib/ssg/ssgTemplate.js',
      'react-loadable-ssr-addon-v5-slorber/lib/getBundles.js',
    ],
  },
  {
    name: 'Bundler: unused rules of Infima',
    why: 'Infima is a style sheet for all kinds of sites, and half of its rules are for components that this site doesn’t show.',
    gain: 'speed: 2.7 kB less CSS (brotli) on every page, 12 % of 22.4 kB',
    removeWhen: 'Infima is split by component, or Docusaurus removes unused rules.',
    finds: [
      'import node_modules/@docusaurus/theme-classic/lib/theme',
      'pattern /[\\\\/]infima[\\\\/]dist[\\\\/]/ in prune-infima',
    ],
    originals: [],
  },
  {
    name: 'Bundler: data of the build in the first script',
    why: 'The browser gets the name of each page’s module, the names and options of all plugins, and the descriptions of interface texts. Only the build and translators read these.',
    gain: 'speed: 3.4 kB less JavaScript (brotli) on every page together with shorter file names, 2.9 % of 120.2 kB. This is below 3 %, but without it, a page would load more JavaScript than the redesign of the docs allows.',
    removeWhen: 'Docusaurus leaves this data out.',
    finds: [
      'pattern /[\\\\/]\\.docusaurus[\\\\/]registry\\.js$/ in trim-first-script',
      'pattern /[\\\\/]\\.docusaurus[\\\\/]docusaurus\\.config\\.mjs$/ in trim-first-script',
      'pattern /[\\\\/]\\.docusaurus[\\\\/]site-metadata\\.json$/ in trim-first-script',
    ],
    originals: [
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
      '@docusaurus/core/lib/client/docusaurusContext.js',
    ],
  },
  {
    name: 'Bundler: pages that compile when they are opened',
    why: 'The dev server would compile all pages before it shows the first one.',
    gain: 'speed: the dev server shows its first page after 15 s instead of 39 s without caches, and after 9.3 s instead of 10.5 s with them',
    removeWhen: 'Docusaurus has an option for lazy compilation.',
    issue: 'https://github.com/facebook/docusaurus/issues/10556',
    finds: [
      'bundler lazyCompilation in lazy-dev-pages',
      'pattern /[\\\\/]\\.docusaurus[\\\\/]registry\\.js$/ in lazy-dev-pages',
    ],
    originals: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
  },
  {
    name: 'Bundler: hashes of files in the HTML',
    why: 'Browsers should refuse a script or a style sheet that has changed after the build. The plugin changes the framework’s template and sets it as an option between the bundler and the rendering of the pages.',
    gain: 'behaviour',
    removeWhen: 'Docusaurus has an option for `integrity` attributes.',
    finds: ['import @docusaurus/core/lib/ssg/ssgTemplate.html'],
    originals: ['@docusaurus/core/lib/ssg/ssgTemplate.html.js', '@docusaurus/core/lib/ssg/ssgParams.js'],
    until: {contains: 'integrity'},
  },
  {
    name: 'Bundler: data for HTML only',
    why: 'The list of all pages for readers without JavaScript is part of the HTML of the search page. Global data and imported JSON files would also add it to the scripts.',
    gain: 'speed: the list of pages stays out of the scripts of the search page',
    removeWhen: 'Docusaurus has an API for data that only the server rendering reads.',
    finds: ['bundler alias in search-records'],
    originals: [],
  },
  {
    name: 'Bundler: data of plugins',
    why: 'Components import the statistics of the code samples and the sources of category pages, and the editor imports the names of its files. As global data, they would be in the main bundle.',
    gain: 'speed: 391 bytes less on every page (Brotli), which is 0.3 % of the JavaScript. This is below 3 %, but it only needs documented functions: `createData`, and an alias of the bundler.',
    removeWhen: 'Global data can be limited to the pages that use it.',
    finds: [
      'bundler alias in category-sources',
      'bundler alias in playground-compiler',
      'bundler alias in sample-statistics',
    ],
    originals: [],
  },
  {
    name: 'Bundler: middlewares of the dev server',
    why: 'Docusaurus also defines this function, and its dev server responds to every path, so ours has to come first.',
    gain: 'development',
    removeWhen: 'Docusaurus has an API for middlewares.',
    finds: ['bundler setupMiddlewares in middleware'],
    originals: ['@docusaurus/core/lib/commands/start/webpack.js'],
  },
  {
    name: 'Bundler: messages in the overlay',
    why: 'The overlay only shows errors of the bundler, which come late and say little about Markdown. The messages `errors` and `still-ok` of the dev server open and close it.',
    gain: 'development',
    removeWhen: 'webpack-dev-server has an API for messages in the overlay.',
    finds: ['module overlay', 'module markdownError'],
    originals: [],
  },
  {
    name: 'Bundler: version of the persistent cache',
    why: 'The bundler doesn’t know that compiled pages depend on the packages of the samples.',
    gain: 'behaviour',
    removeWhen: 'Docusaurus has an option to add to the version of its cache.',
    finds: ['bundler experiments in code-samples'],
    originals: ['@docusaurus/core/lib/webpack/base.js'],
  },
  {
    name: 'Bundler: rule for Markdown',
    why: 'The rule must only include the folders of the content plugins, because the fallback rule for Markdown excludes them.',
    gain: 'development',
    removeWhen: 'Pages can declare that they depend on the result of their samples.',
    finds: ['module stampLoader'],
    originals: ['@docusaurus/core/lib/server/plugins/synthetic.js'],
  },
];
