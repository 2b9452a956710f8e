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
    name: 'Bundler: pages that compile when they are opened',
    why: 'The dev server would compile all pages before it shows the first one.',
    gain: 'speed: to be measured',
    removeWhen: 'Docusaurus has an option for lazy compilation.',
    issue: 'https://github.com/facebook/docusaurus/issues/10556',
    finds: [
      'bundler lazyCompilation in lazy-dev-pages',
      'pattern /[\\\\/]\\.docusaurus[\\\\/]registry\\.js$/ in lazy-dev-pages',
    ],
    originals: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
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
