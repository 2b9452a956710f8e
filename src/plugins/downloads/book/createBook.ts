import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ElementContent} from 'hast';
import {createArchive} from '../archive';
import {flattenChapters} from '../contents';
import {fillIn, type Settings} from '../options';
import {describeEdition, getModified, type Source} from '../source';
import {createChapter} from './chapter';
import {createElement} from './createElement';
import {collectDrawingClasses, createDrawingStyles, hasDrawing} from './drawings';
import {collectIds, resolveLinks, type Book} from './links';
import {container, renderNavigation, renderPackage} from './package';
import {renderDocument} from './xml';

const mimetype = 'application/epub+zip';

/** Creates the book of a version as an EPUB 3 file. `siteStyles` are the style sheets of the site, for its drawings. */
export function createBook(
  source: Source,
  {cover, url, siteStyles}: {cover: Uint8Array; url: string; siteStyles: readonly string[]},
  settings: Settings,
): Uint8Array {
  const {outDir, baseUrl, origin, language, version, path: start, pages, chapters} = source;
  const {texts, classNames} = settings;
  const pagesByRoute = new Map(pages.map(page => [page.route, page]));
  const ordered = flattenChapters(chapters).flatMap(({route}) => pagesByRoute.get(route) ?? []);
  const contents = new Map(ordered.map(page => [page.route, createChapter(page, classNames)]));
  const book: Book = {
    outDir,
    baseUrl,
    origin,
    files: new Map(ordered.map(({route}) => [route, getFile(route, start)])),
    ids: new Map([...contents].map(([route, {body}]) => [route, collectIds(body)])),
    pictures: new Map(),
  };
  const description = fillIn(texts.description, {title: version.title, count: ordered.length});
  const documents = [...contents].map(([route, {title, body}]) => {
    const file = book.files.get(route) ?? '';
    const resolved = resolveLinks(body, {route, file}, book);
    return {file, title, body: resolved, hasDrawing: hasDrawing(resolved)};
  });
  const drawingClasses = new Set(documents.flatMap(({body}) => [...collectDrawingClasses(body)]));
  const styles = readFileSync(path.join(__dirname, 'style.css'), 'utf8');

  const files = new Map<string, string | Uint8Array>([
    ['mimetype', mimetype],
    ['META-INF/container.xml', container],
  ]);
  const add = (name: string, content: string | Uint8Array) => files.set(`EPUB/${name}`, content);
  add(
    'package.opf',
    renderPackage(
      {
        identifier: url,
        title: version.title,
        description: [description, version.notice, describeEdition(source, texts)].filter(Boolean).join(' '),
        author: settings.author,
        rights: settings.rights,
        language,
        modified: getModified(source),
        source: origin + start,
      },
      {spine: documents, resources: ['style.css', ...book.pictures.keys()]},
    ),
  );
  add('nav.xhtml', renderNavigation(chapters, book.files, {title: texts.contents, language}));
  add('cover.png', cover);
  add(
    'cover.xhtml',
    renderDocument({
      title: texts.cover,
      language,
      styles: 'style.css',
      body: createCover(version.title, [description, version.notice, describeEdition(source, texts)]),
    }),
  );
  add('style.css', `${styles}\n${createDrawingStyles(siteStyles, drawingClasses)}`);
  for (const {file, title, body} of documents) {
    add(file, renderDocument({title, body, language, styles: '../style.css'}));
  }
  book.pictures.forEach((content, name) => add(name, content));
  return createArchive(files, ['mimetype']);
}

function createCover(title: string, texts: (string | undefined)[]): ElementContent[] {
  const image = createElement('img', {src: 'cover.png', alt: title}, []);
  return [
    createElement('p', {className: ['cover']}, [image]),
    ...texts.flatMap(value => (value === undefined ? [] : [createElement('p', {}, [{type: 'text', value}])])),
  ];
}

/** Returns the document of a page, relative to the package document. */
function getFile(route: string, start: string): string {
  const name = route === start ? 'index' : route.slice(start.length + 1).replaceAll('/', '-');
  return `pages/${name}.xhtml`;
}
