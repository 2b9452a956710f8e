import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, ElementContent} from 'hast';
import {readProperty} from '../../built-pages/hast';
import {parseSiteUrl, relativePath, resolveLink, type Addresses} from '../addresses';

/** Where a chapter is: the page's path on the site, and its file in the book. */
type Place = {route: string; file: string};

/** What the links of all chapters need. */
export type Book = Addresses & {
  outDir: string;
  baseUrl: string;
  /** The ids in each chapter, by the page's path on the site. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** The pictures of the book, by their files in the book. This function adds to it. */
  pictures: Map<string, Uint8Array>;
};

/** Returns the ids of all elements. */
export function collectIds(content: readonly ElementContent[]): Set<string> {
  return new Set(
    content.flatMap(node =>
      node.type === 'element'
        ? [...[readProperty(node, 'id')].filter(id => id !== undefined), ...collectIds(node.children)]
        : [],
    ),
  );
}

/**
 * Resolves the links and pictures of a chapter. A link to an element that the book doesn't contain leads to the beginning of its chapter.
 * Pictures of other sites become links, because a book has to contain its pictures.
 */
export function resolveLinks(content: readonly ElementContent[], place: Place, book: Book): ElementContent[] {
  return content.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') {
      return [node];
    }
    const children = resolveLinks(node.children, place, book);
    if (node.tagName === 'a') {
      const href = resolveHref(readProperty(node, 'href') ?? '', place, book);
      return href === undefined ? children : [{...node, properties: {...node.properties, href}, children}];
    }
    return node.tagName === 'img' ? [resolvePicture(node, place, book)] : [{...node, children}];
  });
}

function resolveHref(href: string, {route, file}: Place, book: Book): string | undefined {
  const target = parseSiteUrl(href, route, book.origin);
  const ids = target && book.ids.get(target.route);
  if (!target || !ids) {
    return URL.canParse(href, book.origin) ? resolveLink(href, route, book) : undefined;
  }
  const hash = ids.has(decodeURIComponent(target.url.hash.slice(1))) ? target.url.hash : '';
  if (target.route === route) {
    return hash || undefined;
  }
  return relativePath(file, book.files.get(target.route) ?? '') + hash;
}

function resolvePicture(element: Element, {route, file}: Place, book: Book): ElementContent {
  const source = readProperty(element, 'src') ?? '';
  const alt = readProperty(element, 'alt') ?? '';
  const target = parseSiteUrl(source, route, book.origin);
  const relative = target?.url.pathname.slice(book.baseUrl.length) ?? '';
  const built = path.join(book.outDir, decodeURIComponent(relative));
  if (!target || !/\.(?:png|jpe?g|gif|svg)$/.test(relative) || !existsSync(built)) {
    return {
      type: 'element',
      tagName: 'a',
      properties: {href: resolveLink(source, route, book)},
      children: [{type: 'text', value: alt || source}],
    };
  }
  const name = `pictures/${relative.replaceAll('/', '-')}`;
  book.pictures.set(name, readFileSync(built));
  return {...element, properties: {...element.properties, src: relativePath(file, name)}};
}
