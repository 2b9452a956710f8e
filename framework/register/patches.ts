import type {Seam} from '../seam';

const docusaurusClient = '@docusaurus/core/lib/client';

/** Prototypes and globals that the site changes, and client modules that work around a fault of the framework. */
export const patchSeams: Seam[] = [
  {
    name: 'Links: prefetch a few likely pages while idle, and preload the highlighter',
    why: 'A sidebar shows dozens of links at once. Prefetching all of them loads hundreds of kilobytes and blocks a slow phone. The highlighter has to load with the next page.',
    gain: 'speed: at most 30 kB are prefetched instead of 273 kB, measured on /docs/context in a window of 1440 × 900',
    removeWhen: 'Docusaurus limits what it prefetches and does it in idle time.',
    finds: ['window.docusaurus in prefetching'],
    originals: [`${docusaurusClient}/docusaurus.js`, `${docusaurusClient}/ClientLifecyclesDispatcher.js`],
  },
  {
    name: 'Links: one observer',
    why: 'A link creates a new IntersectionObserver for each render and only disconnects the last one.',
    gain: 'speed: 94 active observers instead of 317 after a navigation from /docs/context, measured in a window of 1440 × 900',
    removeWhen: 'The installed Docusaurus contains the fix.',
    issue: 'https://github.com/facebook/docusaurus/pull/12326',
    finds: ['IntersectionObserver.prototype in linkObservers'],
    originals: [`${docusaurusClient}/exports/Link.js`],
    until: {contains: 'ioRef.current?.disconnect()'},
  },
  {
    name: 'Links: unknown connection speed',
    why: 'Docusaurus calls a method of `effectiveType`, which some browsers lack, so that nothing is prefetched.',
    gain: 'behaviour',
    removeWhen: 'Docusaurus checks that `effectiveType` exists.',
    finds: ['connection.effectiveType in connectionType'],
    originals: [`${docusaurusClient}/docusaurus.js`],
    until: {lacks: 'effectiveType.includes'},
  },
  {
    name: 'Storage: full or cleared',
    why: 'If the storage is full, the theme logs an error for each setting, linked tabs don’t change together, and a closed announcement comes back. The theme also ignores that another tab has cleared the storage.',
    gain: 'behaviour',
    removeWhen:
      'The storage functions of the theme keep values that don’t fit, and its colour mode handles a cleared storage.',
    finds: ['Storage.prototype in storage'],
    originals: [
      '@docusaurus/theme-common/src/utils/storageUtils.ts',
      '@docusaurus/theme-common/src/contexts/colorMode.tsx',
    ],
  },
  {
    name: 'URL: cleaned before the router reads it',
    why: 'The entry point preloads the route of a path that ends in `.html`, although the router renders another route. It also decodes the path and the hash without catching errors.',
    gain: 'specification',
    removeWhen:
      'The entry point preloads the normalised path, and Docusaurus catches errors when it decodes URLs.',
    issue: 'https://github.com/facebook/docusaurus/pull/12092',
    finds: ['module cleanUrl'],
    originals: [
      `${docusaurusClient}/normalizeLocation.js`,
      `${docusaurusClient}/clientEntry.js`,
      `${docusaurusClient}/preload.js`,
      `${docusaurusClient}/ClientLifecyclesDispatcher.js`,
    ],
    until: {file: `${docusaurusClient}/clientEntry.js`, contains: 'normalizeLocation'},
  },
  {
    name: 'URL: anchors that don’t exist',
    why: 'Docusaurus keeps the scroll position of the previous page if the anchor isn’t on the new page.',
    gain: 'behaviour',
    removeWhen: 'Docusaurus scrolls to the top in this case.',
    finds: ['module missingAnchor'],
    originals: [`${docusaurusClient}/ClientLifecyclesDispatcher.js`],
  },
  {
    name: 'Not-found page: rendered instead of hydrated',
    why: 'The HTML is the same for every unknown path, so hydrating it would fail.',
    gain: 'behaviour',
    removeWhen: 'Docusaurus doesn’t hydrate the not-found page.',
    finds: ['window.docusaurusRoot in notFound', 'markup __docusaurus'],
    originals: [`${docusaurusClient}/clientEntry.js`],
  },
  {
    name: 'Dev server: one reload after the other',
    why: 'Docusaurus reloads several plugins at the same time, and the last one brings back the old content of the others. If a post is deleted and a page of the docs changes soon after, the site no longer compiles.',
    gain: 'development',
    removeWhen: 'Docusaurus reloads plugins one after the other.',
    finds: ['import @docusaurus/core/lib/server/site'],
    originals: ['@docusaurus/core/lib/commands/start/utils.js', '@docusaurus/core/lib/server/site.js'],
    until: {lacks: 'could be subject to plugin reloads race conditions'},
  },
  {
    name: 'React: value of an input',
    why: 'The benchmark of the search types without key events. React ignores an `input` event unless the value was set with the native setter.',
    gain: 'development',
    removeWhen: 'The benchmark of the search types with key events.',
    finds: ['HTMLInputElement.prototype in inBrowser'],
    // This is a well-known behaviour of React without a single place in its code.
    originals: [],
  },
  {
    name: 'Node: network, timers and globals while samples run',
    why: 'Samples run with free ports, without network access and in a DOM, and a page waits for their timers.',
    gain: 'behaviour',
    removeWhen: 'Samples run in a container or a virtual machine.',
    finds: [
      'Symbol.for undici.globalDispatcher.1',
      'dom.window in dom',
      'globalThis in dom',
      'globalThis in network',
      'globalThis.fetch in network',
      'globalThis.setInterval in timers',
      'globalThis.setTimeout in timers',
      'net.Server.prototype in ports',
      'net.Socket.prototype in ports',
    ],
    // These belong to Node. The samples fail if they change.
    originals: [],
  },
  {
    name: 'Browser: globals in the sandbox',
    why: 'The reader’s code runs in a frame of its own, whose console, timers, dialogs and network are replaced.',
    gain: 'behaviour',
    removeWhen: 'Browsers can run code without access to a page and to the network, and report its output.',
    finds: ['window in frame'],
    // These belong to the browser, and nothing else runs in the frame.
    originals: [],
  },
];

/** What looks like a seam to the scan but isn't one, with the reason. */
export const exceptions: Record<string, string> = {
  'window.dataLayer in pageViews': 'Google documents this queue.',
  'window.downloadedDocs in docs':
    'The scripts of downloaded pages share this property, which belongs to them.',
  'globalThis in runProject': 'The symbol belongs to the code-samples plugin itself.',
};
