import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sharedPartId} from '../../shared/offline';
import {trimSlash} from '../../shared/paths';
import {findElements, readAttribute, type Element} from '../built-pages/html';
import type {Page} from '../built-pages/pages';
import type {Settings} from './options';

/** A file that readers can keep. */
export type KeptFile = {
  /** The path at which browsers request the file, relative to the base URL. */
  path: string;
  /** Absolute path of the file in the output. */
  file: string;
};

type Site = {outDir: string; baseUrl: string; origin: string};

/**
 * Collects the files of each part: its pages, the files that these pages link or load, and the files in hashed folders whose names are in
 * the pages or in their scripts. A file of several parts belongs to the shared part.
 * @param chunkParts the part of each file of the bundler, by its path in the output
 * @param findPartOf returns the part of a page
 */
export function collectFiles(
  {outDir, baseUrl, origin}: Site,
  pages: readonly Page[],
  chunkParts: ReadonlyMap<string, string>,
  findPartOf: (route: string) => string | undefined,
  {parts, shared, hashedFolders}: Settings,
): Map<string, KeptFile[]> {
  const existing = new Set(listFiles(outDir));
  const partsByFile = new Map<string, Set<string>>();
  const requestPaths = new Map<string, string>();
  const add = (file: string, part: string) => {
    if (existing.has(file)) {
      partsByFile.set(file, (partsByFile.get(file) ?? new Set()).add(part));
    }
  };

  const filesByToken = new Map<string, string[]>();
  for (const file of existing) {
    if (hashedFolders.some(folder => file.startsWith(`${folder}/`)) && !chunkParts.has(file)) {
      const token = lastToken(file);
      filesByToken.set(token, [...(filesByToken.get(token) ?? []), file]);
    }
  }
  const addMentioned = (text: string, part: string) => {
    for (const [token] of text.matchAll(tokenPattern)) {
      for (const file of filesByToken.get(token) ?? []) {
        const isNew = partsByFile.get(file)?.has(part) !== true;
        add(file, part);
        // Scripts and style sheets can load other files.
        if (isNew && /\.(?:js|css)$/.test(file)) {
          addMentioned(readFileSync(path.join(outDir, file), 'utf8'), part);
        }
      }
    }
  };

  for (const [file, part] of chunkParts) {
    // Source maps and other files next to scripts are only for developers.
    if (/\.(?:js|css)$/.test(file) && existing.has(file)) {
      add(file, part);
      addMentioned(readFileSync(path.join(outDir, file), 'utf8'), part);
    }
  }
  for (const page of pages) {
    const part = findPartOf(page.route);
    // Hosts send the not-found page with status 404, and only for other paths.
    if (part === undefined || page.route === `${baseUrl}404.html`) {
      continue;
    }
    const file = path.relative(outDir, page.file).split(path.sep).join('/');
    add(file, part);
    requestPaths.set(file, trimSlash(`/${page.route.slice(baseUrl.length)}`).slice(1));
    addMentioned(page.html, part);
    for (const url of listLoadedUrls(page, origin)) {
      const target = url.pathname.startsWith(baseUrl)
        ? decodeURIComponent(url.pathname.slice(baseUrl.length))
        : '';
      if (url.origin === origin && !chunkParts.has(target) && !target.endsWith('.html')) {
        add(target, part);
      }
    }
  }
  for (const {id, files = []} of [{id: sharedPartId, ...shared}, ...parts]) {
    for (const wanted of files) {
      const matching = [...existing].filter(file =>
        wanted.endsWith('/') ? file.startsWith(wanted) : file === wanted,
      );
      if (matching.length === 0) {
        throw new Error(
          `The plugin offline: the part ${id} lacks a file. Found no ${wanted} in ${outDir}. Correct the option \`files\`, or add the plugin that writes the file to \`waitFor\`.`,
        );
      }
      matching.forEach(file => add(file, id));
    }
  }

  const result = new Map<string, KeptFile[]>([sharedPartId, ...parts.map(({id}) => id)].map(id => [id, []]));
  for (const file of [...partsByFile.keys()].sort()) {
    const ids = [...(partsByFile.get(file) ?? [])];
    const id = ids.length === 1 && ids[0] !== undefined ? ids[0] : sharedPartId;
    result.get(id)?.push({path: requestPaths.get(file) ?? file, file: path.join(outDir, file)});
  }
  return result;
}

/** Matches what can be the hash in a file name. */
const tokenPattern = /[\w-]{6,}/g;

/** Returns the part of a file name that contains the hash, such as `1a2b3c4d` for `main.1a2b3c4d.js`. */
function lastToken(file: string): string {
  const name = path.posix.basename(file).replace(/\.\w+$/, '');
  return name.split(/[^\w-]/).at(-1) ?? name;
}

/** Kinds of links to files that the page loads. */
const loadingLinks = new Set([
  'stylesheet',
  'preload',
  'modulepreload',
  'icon',
  'apple-touch-icon',
  'manifest',
]);

/** Attributes with the URL of a file that the page loads, or of its Markdown version. */
const loadingAttributes: Record<string, string> = {
  script: 'src',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  link: 'href',
};

function listLoadedUrls({document, route}: Page, origin: string): URL[] {
  const base = origin + route;
  return findElements(document, ({tagName}) => tagName in loadingAttributes).flatMap(element => {
    const url = readAttribute(element, loadingAttributes[element.tagName] ?? '');
    const isLoaded = element.tagName !== 'link' || isLoadingLink(element);
    return isLoaded && url !== undefined && URL.canParse(url, base) ? [new URL(url, base)] : [];
  });
}

/** Other links are for feed readers, search engines and similar programs. */
function isLoadingLink(link: Element): boolean {
  const kinds = (readAttribute(link, 'rel') ?? '').split(/\s+/);
  return (
    kinds.some(kind => loadingLinks.has(kind)) ||
    (kinds.includes('alternate') && readAttribute(link, 'type') === 'text/markdown')
  );
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
