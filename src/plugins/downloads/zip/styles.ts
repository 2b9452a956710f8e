import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findElements, readAttribute} from '../../built-pages/html';
import type {Page} from '../../built-pages/pages';

/** Files of an archive, and the paths of the style sheets among them. All paths are relative to the folder with the style sheets. */
export type SiteStyles = {
  sheets: string[];
  files: Map<string, Uint8Array | string>;
};

type Site = {outDir: string; baseUrl: string};

/** Collects the style sheets that pages link, in the order of the links, and the fonts and pictures that the sheets use. */
export function collectStyles(pages: readonly Page[], site: Site): SiteStyles {
  const paths = new Set(pages.flatMap(({document}) => listSheets(document)));
  const styles: SiteStyles = {sheets: [], files: new Map()};
  for (const sheet of paths) {
    styles.sheets.push(addSheet(toRelative(sheet, site), site, styles.files));
  }
  return styles;
}

/** Adds a style sheet and what it uses. Returns its name. `sheet` is relative to the base URL. */
export function addSheet(sheet: string, site: Site, files: SiteStyles['files']): string {
  const name = path.posix.basename(sheet);
  const css = readFileSync(path.join(site.outDir, sheet), 'utf8');
  const replaced = css.replace(urlPattern, (all: string, quoted: string) => {
    const url = quoted.replace(/^["']|["']$/g, '');
    if (/^(?:data:|#|https?:)/.test(url)) {
      return all;
    }
    const file = url.startsWith('/')
      ? toRelative(url, site)
      : path.posix.join(path.posix.dirname(sheet), url);
    const [cleanFile = ''] = file.split(/[?#]/);
    const source = path.join(site.outDir, cleanFile);
    if (!existsSync(source)) {
      throw new Error(
        `${path.join(site.outDir, sheet)}: the style sheet uses a file that doesn't exist. Found url(${url}), expected the file ${source}.`,
      );
    }
    const asset = path.posix.basename(cleanFile);
    files.set(asset, readFileSync(source));
    return `url(${asset})`;
  });
  files.set(name, replaced);
  return name;
}

/** Matches `url(…)` with or without quotes. A data URL in quotes can contain brackets. */
const urlPattern = /url\(\s*("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^"')\s]+)\s*\)/g;

function listSheets(document: Page['document']): string[] {
  return findElements(
    document,
    element => element.tagName === 'link' && readAttribute(element, 'rel') === 'stylesheet',
  ).flatMap(element => readAttribute(element, 'href') ?? []);
}

function toRelative(url: string, {baseUrl}: Site): string {
  if (!url.startsWith(baseUrl)) {
    throw new Error(`${url}: the file isn't part of the site. Expected a path that starts with ${baseUrl}.`);
  }
  return url.slice(baseUrl.length);
}
