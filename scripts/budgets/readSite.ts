// Reads which files a built site makes browsers load.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {loadedFilesFolder} from '../../src/config/loadedFiles';
import {findElements, readAttribute, type Element} from '../../src/plugins/built-pages/html';
import type {LoadedFiles} from '../../src/plugins/loaded-files/listLoadedFiles';
import {cleanPath} from '../../src/shared/paths';
import {getPageType, type PageType} from './pageTypes';

/** The files of a page that are of one kind. All paths are relative to the folder of the build. */
export type PageFiles = {
  html: string[];
  /** The style sheets that the HTML links, and those that scripts load before the page becomes interactive. */
  css: string[];
  /** The scripts that the HTML names. */
  javaScript: string[];
  /** The scripts that the first ones load for the page, before it becomes interactive. */
  pageJavaScript: string[];
  /** The fonts that the HTML preloads or that a linked style sheet contains. */
  fonts: string[];
  images: string[];
};

export type Page = {
  path: string;
  type: PageType;
  files: PageFiles;
  /** The files that browsers request before a reader does anything. They contain the HTML itself. */
  requested: string[];
};

/** Reads all pages of a build, without those at old addresses, which only open the new address. */
export function readPages(folder: string, lists = readLoadedFiles(folder)): Page[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map(file => file.split(path.sep).join('/'))
    .filter(file => file.endsWith('.html'))
    .sort()
    .flatMap(file => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      return /http-equiv="?refresh/i.test(html) ? [] : [readPage(folder, file, html, lists)];
    });
}

/** Reads the lists of the plugin `loaded-files`. Throws if there are none for this build. */
export function readLoadedFiles(folder: string): LoadedFiles {
  // The build is a folder in the folder of the site.
  const file = path.join(path.dirname(folder), loadedFilesFolder, `${path.basename(folder)}.json`);
  if (!existsSync(file)) {
    throw new Error(`${file}: file not found. Build the site first with npm run build.`);
  }
  // TypeScript doesn't know that the plugin wrote this file.
  const lists = JSON.parse(readFileSync(file, 'utf8')) as LoadedFiles;
  const missing = Object.values(lists.routes)
    .flat()
    .find(loaded => !existsSync(path.join(folder, loaded)));
  if (missing !== undefined) {
    throw new Error(
      `${file}: found ${missing}, which isn't in ${folder}. The list belongs to another build, so build the site again.`,
    );
  }
  return lists;
}

function readPage(folder: string, file: string, html: string, lists: LoadedFiles): Page {
  const pagePath = cleanPath(`/${file}`);
  const type = getPageType(pagePath, html);
  // The content of <noscript> is text for the parser, as in browsers with JavaScript.
  const elements = findElements(parse(html), () => true);
  const select = (test: (element: Element) => boolean) => [
    ...new Set(elements.filter(test).flatMap(element => listFiles(element))),
  ];
  const preloads = (kind: string) => (element: Element) =>
    readAttribute(element, 'rel') === 'preload' && readAttribute(element, 'as') === kind;
  const isImage = ({tagName}: Element) => ['img', 'source', 'video'].includes(tagName);
  const isLazy = (element: Element) => readAttribute(element, 'loading') === 'lazy';

  const javaScript = select(element => element.tagName === 'script' || preloads('script')(element));
  const linkedSheets = select(element => readAttribute(element, 'rel') === 'stylesheet');
  const loaded = getLoadedFiles(pagePath, type, lists).filter(name => !javaScript.includes(name));
  const css = [...new Set([...linkedSheets, ...loaded.filter(name => name.endsWith('.css'))])];
  const files: PageFiles = {
    html: [file],
    css,
    javaScript,
    pageJavaScript: loaded.filter(name => name.endsWith('.js')),
    fonts: [...new Set([...select(preloads('font')), ...css.flatMap(sheet => listFonts(folder, sheet))])],
    images: select(element => isImage(element) || preloads('image')(element)),
  };
  const eagerImages = select(element => (isImage(element) && !isLazy(element)) || preloads('image')(element));
  return {
    path: pagePath,
    type,
    files,
    requested: Object.values({...files, images: eagerImages}).flat(),
  };
}

function getLoadedFiles(pagePath: string, type: PageType, {routes, imports}: LoadedFiles): string[] {
  // The not-found page belongs to no route.
  const files =
    type === 'Not-found page'
      ? Object.values(imports).flatMap(requests => requests['@theme/NotFound'] ?? [])
      : routes[pagePath];
  if (files === undefined) {
    throw new Error(`${pagePath}: the plugin loaded-files lists no files for this page.`);
  }
  return files;
}

/** Returns the files of the site that an element names. Files of other sites and data URLs don't count. */
function listFiles(element: Element): string[] {
  const candidates = (readAttribute(element, 'srcset') ?? '')
    .split(',')
    .map(text => text.trim().split(' ')[0]);
  return [readAttribute(element, 'src'), readAttribute(element, 'href'), ...candidates].flatMap(url =>
    url !== undefined && /^\/(?!\/)/.test(url) ? [url.slice(1)] : [],
  );
}

function listFonts(folder: string, sheet: string): string[] {
  const css = readFileSync(path.join(folder, sheet), 'utf8');
  return [...css.matchAll(/url\(["']?\/([^)"']+\.woff2)/g)].map(([, file = '']) => file);
}
