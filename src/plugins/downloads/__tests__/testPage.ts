import {parse} from 'parse5';
import type {Page} from '../../built-pages/pages';
import {validateOptions, type Options} from '../options';
import type {Source} from '../source';

export const options: Options = {
  index: 'downloads.json',
  filePath: (name: string, format: string) => `files/${name}.${format}`,
  versions: [
    {id: '2.x', label: '2.x', title: 'Tasks 2.1.0', name: 'tasks-2.1.0', searchRecords: 'records/2.x.json'},
  ],
  author: 'The authors',
  rights: 'MIT licence',
  drawCover: () => Promise.resolve(new Uint8Array()),
  icon: 'icon.svg',
  classNames: {
    removed: ['online-only'],
    highlightedLine: 'line-highlighted',
    addedLine: 'line-added',
    note: 'line-note',
  },
} as unknown as Options;

export const settings = validateOptions(options);

/** Creates a built page from the HTML in its `main` element. */
export function createPage(route: string, main: string, before = ''): Page {
  const html = `<!doctype html><html lang="en" data-loaded="false"><head><title>Page | Tasks</title></head><body><nav class="navbar">Bar</nav><div id="layout">${before}<main>${main}</main></div><footer class="footer">Foot</footer></body></html>`;
  return {route, file: `/out${route}.html`, html, document: parse(html), noIndex: false};
}

/** Creates the source of a version below `/docs` with these pages, which are all in its sidebar. */
export function createSource(pages: Page[]): Source {
  const [version] = settings.versions;
  if (!version) {
    throw new Error('The options have no version.');
  }
  return {
    outDir: '/out',
    baseUrl: '/',
    origin: 'https://tasks.example',
    language: 'en',
    version,
    path: '/docs',
    pages,
    chapters: pages.map(({route}) => ({label: route.split('/').at(-1) ?? '', route, chapters: []})),
    edition: {commit: '0123456789abcdef0123456789abcdef01234567', commitTime: '2026-11-23T08:30:00Z'},
  };
}
