// Checks the files with the docs of each version in the built site.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {JSDOM} from 'jsdom';
import {parse} from 'parse5';
import {describe, expect, test} from 'vitest';
import {findDocsVersion, readBuiltPages, readBuiltText} from './builtSite';
import {docsVersions, getDocsRoute, type DocsVersion} from '../../../src/shared/docsVersions';
import {
  downloadFormats,
  downloadPath,
  downloadsIndexPath,
  getDownloadName,
  type DownloadFormat,
  type DownloadsIndex,
} from '../../../src/shared/downloads';
import {parseTypesReference} from '../../../src/shared/samples';
import {findElements, hasClass, readAttribute} from '../../../src/plugins/built-pages/html';

const pages = readBuiltPages();
// TypeScript doesn't know that the build writes these values.
const index = JSON.parse(readBuiltText(downloadsIndexPath)) as DownloadsIndex;
const built = JSON.parse(readBuiltText('version.json')) as {commit: string; commitTime: string};

function readFile(version: DocsVersion, format: DownloadFormat): Buffer {
  return readFileSync(path.join('build', downloadPath(getDownloadName(version), format)));
}

/** Unpacks an archive. The names of its files don't contain the folder at the top. */
function unpack(version: DocsVersion, format: 'zip' | 'epub', folder = ''): Map<string, Uint8Array> {
  const files = Object.entries(unzipSync(new Uint8Array(readFile(version, format))));
  expect(files.filter(([name]) => !name.startsWith(folder))).toEqual([]);
  return new Map(files.map(([name, content]) => [name.slice(folder.length), content]));
}

/** Returns the paths of the pages of a version, without the site's own path of the version. */
function listPages(version: DocsVersion): string[] {
  return pages
    .filter(page => findDocsVersion(page.path) === version)
    .map(page => page.path.slice(getDocsRoute(version).length + 1))
    .sort();
}

/** Returns the targets of relative links that lead to no file or to no id. `ids` maps files to their ids. */
function findBrokenLinks(
  links: readonly {file: string; href: string}[],
  files: ReadonlyMap<string, unknown>,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return links
    .filter(({href}) => !/^[a-z][a-z+.-]*:/i.test(href) && href !== '#')
    .filter(({file, href}) => {
      const [target = '', hash] = href.split('#');
      const name = target === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(target));
      return (
        !files.has(name) || (hash !== undefined && ids.get(name)?.has(decodeURIComponent(hash)) === false)
      );
    })
    .map(({file, href}) => `${file}: ${href}`);
}

test('the list contains all versions and formats with their real sizes', () => {
  expect(index.versions).toEqual(
    Object.fromEntries(
      docsVersions.map(version => [
        version.name,
        Object.fromEntries(
          downloadFormats.map(format => [
            format,
            {
              path: downloadPath(getDownloadName(version), format),
              size: readFile(version, format).length,
            },
          ]),
        ),
      ]),
    ),
  );
});

test('the page links to all files', () => {
  const page = pages.find(({path: pagePath}) => pagePath === '/downloads');
  const links = page
    ? findElements(page.document, element => readAttribute(element, 'download') !== undefined)
    : [];
  expect(links.map(link => readAttribute(link, 'href'))).toEqual(
    docsVersions.flatMap(version =>
      downloadFormats.map(format => `/${downloadPath(getDownloadName(version), format)}`),
    ),
  );
});

test('the sitemap lists the page, but not the files', () => {
  const sitemap = readBuiltText('sitemap.xml');
  expect(sitemap).toContain('/downloads</loc>');
  expect(sitemap).not.toContain('/downloads/');
});

describe.each(docsVersions.map(version => [version.label, version] as const))(
  'archive of %s',
  (_, version) => {
    const files = unpack(version, 'zip', `${getDownloadName(version)}/`);
    const documents = new Map(
      [...files]
        .filter(([name]) => name.endsWith('.html'))
        .map(([name, content]) => [name, parse(strFromU8(content))]),
    );
    const elements = [...documents].flatMap(([file, document]) =>
      findElements(document, () => true).map(element => ({file, element})),
    );

    test('it contains all pages of the version', () => {
      const expected = listPages(version).map(page => (page === '' ? 'index.html' : `${page}.html`));
      expect([...documents.keys()].sort()).toEqual(expected.sort());
    });

    test('all links and files lead to what is in the archive, or are absolute', () => {
      const ids = new Map(
        [...documents].map(([file, document]) => [
          file,
          new Set(findElements(document, () => true).flatMap(element => readAttribute(element, 'id') ?? [])),
        ]),
      );
      const links = elements.flatMap(({file, element}) =>
        ['href', 'src'].flatMap(name => {
          const href = readAttribute(element, name);
          return href === undefined ? [] : [{file, href}];
        }),
      );
      expect(links.length).toBeGreaterThan(documents.size * 20);
      expect(findBrokenLinks(links, files, ids)).toEqual([]);
    });

    test('nothing is loaded from the site or from another server', () => {
      const loaded = elements.flatMap(({file, element}) => {
        const isLoaded = ['script', 'img', 'iframe', 'source', 'link'].includes(element.tagName);
        const url =
          readAttribute(element, 'src') ??
          (element.tagName === 'link' ? readAttribute(element, 'href') : undefined);
        return isLoaded && url !== undefined && /^(?:[a-z]+:|\/)/i.test(url) ? [`${file}: ${url}`] : [];
      });
      expect(loaded).toEqual([]);
      for (const [name, content] of files) {
        if (name.endsWith('.css')) {
          const urls = strFromU8(content).match(/url\((?!"?data:|#)[^)]*\)/g) ?? [];
          const missing = urls.filter(url => !files.has(`_files/${url.slice(4, -1)}`));
          expect(missing, name).toEqual([]);
        }
      }
    });

    test('all files are used', () => {
      const texts = [...files].flatMap(([name, content]) =>
        /\.(?:html|css|js)$/.test(name) ? [strFromU8(content)] : [],
      );
      const digests = new Set(
        elements.flatMap(
          ({element}) => parseTypesReference(readAttribute(element, 'data-types') ?? '')?.digest ?? [],
        ),
      );
      const unused = [...files.keys()]
        .filter(name => name.startsWith('_files/') && name !== '_files/data/search.js')
        .filter(name => {
          const types = /^_files\/data\/types\/(\w+)\.js$/.exec(name)?.[1];
          return types === undefined
            ? !texts.some(text => text.includes(path.posix.basename(name)))
            : !digests.delete(types);
        });
      expect(unused).toEqual([]);
      expect([...digests], 'types without a file').toEqual([]);
    });

    test('elements that need the site are left out', () => {
      const found = elements.filter(
        ({element}) =>
          hasClass(element, 'online-only') ||
          hasClass(element, 'theme-announcement-bar') ||
          readAttribute(element, 'type') === 'application/ld+json' ||
          readAttribute(element, 'http-equiv') !== undefined ||
          readAttribute(element, 'integrity') !== undefined ||
          ['canonical', 'preload', 'prefetch', 'alternate'].includes(readAttribute(element, 'rel') ?? ''),
      );
      expect(found.map(({file, element}) => `${file}: ${element.tagName}`)).toEqual([]);
    });

    test('each page says which commit it shows, and links to the page on the web', () => {
      for (const [file, content] of files) {
        if (file.endsWith('.html')) {
          const footer = strFromU8(content).split('class="download-footer"')[1] ?? '';
          expect(footer, file).toContain(
            `Docs ${version.label} (tRPC ${version.packageVersion}), commit ${built.commit.slice(0, 10)}`,
          );
          const route = `${getDocsRoute(version)}/${file}`.replace(/\/index\.html$|\.html$/, '');
          expect(footer, file).toMatch(new RegExp(`href="https?://[^/"]+${route}"`));
          expect(footer.includes('no longer maintained'), file).toBe(version.banner === 'unmaintained');
        }
      }
    });
  },
);

describe.each(docsVersions.map(version => [version.label, version] as const))('book of %s', (_, version) => {
  const files = unpack(version, 'epub');
  const read = (name: string) => strFromU8(files.get(name) ?? new Uint8Array());
  // jsdom's XML parser throws if a document isn't well-formed.
  const parseXml = (name: string) =>
    new JSDOM(read(name), {contentType: 'application/xhtml+xml'}).window.document;
  const packageDocument = parseXml('EPUB/package.opf');
  const items = [...packageDocument.querySelectorAll('manifest > item')].map(item => ({
    id: item.getAttribute('id') ?? '',
    file: `EPUB/${decodeURI(item.getAttribute('href') ?? '')}`,
    type: item.getAttribute('media-type') ?? '',
    properties: (item.getAttribute('properties') ?? '').split(' '),
  }));
  const documents = new Map(
    items
      .filter(({type}) => type === 'application/xhtml+xml')
      .map(({file}) => [file, parseXml(file)] as const),
  );

  test('the archive starts with its media type, which isn’t compressed', () => {
    const archive = readFile(version, 'epub');
    // The name starts at byte 30 of the archive, and the content follows if there is no extra field.
    expect(archive.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    expect(archive.readUInt16LE(8), 'compression method').toBe(0);
    expect(archive.readUInt16LE(28), 'length of the extra field').toBe(0);
  });

  test('the container names the package document', () => {
    const rootfile = parseXml('META-INF/container.xml').querySelector('rootfile');
    expect(rootfile?.getAttribute('full-path')).toBe('EPUB/package.opf');
    expect(rootfile?.getAttribute('media-type')).toBe('application/oebps-package+xml');
  });

  test('the metadata is complete', () => {
    const value = (selector: string) => packageDocument.querySelector(selector)?.textContent;
    const readTag = (name: string) => packageDocument.getElementsByTagName(name)[0]?.textContent;
    const identifier = packageDocument.documentElement.getAttribute('unique-identifier') ?? '';
    expect(value(`#${identifier}`)).toMatch(
      new RegExp(`^https?://.+/${downloadPath(getDownloadName(version), 'epub')}$`),
    );
    expect(readTag('dc:title')).toBe(`tRPC ${version.packageVersion}`);
    expect(readTag('dc:language')).toBe('en');
    expect(value('meta[property="dcterms:modified"]')).toBe(built.commitTime);
    const description = readTag('dc:description') ?? '';
    expect(description).toContain(built.commit.slice(0, 10));
    expect(description.includes('no longer maintained')).toBe(version.banner === 'unmaintained');
  });

  test('the manifest lists each file once, and the spine each document once', () => {
    const listed = items.map(({file}) => file);
    const expected = [...files.keys()].filter(
      name => !['mimetype', 'META-INF/container.xml', 'EPUB/package.opf'].includes(name),
    );
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(new Set(items.map(({id}) => id)).size).toBe(items.length);
    const spine = [...packageDocument.querySelectorAll('itemref')].map(item => item.getAttribute('idref'));
    const ids = items.filter(({file}) => documents.has(file)).map(({id}) => id);
    expect(spine.toSorted()).toEqual(ids.toSorted());
    expect(documents.size).toBe(listPages(version).length + 2);
  });

  test('the cover is a PNG picture, and the documents with drawings say so', () => {
    const cover = items.find(({properties}) => properties.includes('cover-image'));
    expect(Buffer.from(files.get(cover?.file ?? '') ?? []).toString('latin1', 1, 4)).toBe('PNG');
    for (const {file, properties} of items) {
      const hasDrawing = documents.get(file)?.querySelector('svg') !== null && documents.has(file);
      expect(properties.includes('svg'), file).toBe(hasDrawing);
    }
  });

  test('the table of contents leads to all pages in the order of the spine', () => {
    const navigation = documents.get(items.find(({properties}) => properties.includes('nav'))?.file ?? '');
    const targets = [...(navigation?.querySelectorAll('nav a') ?? [])].map(
      link => `EPUB/${decodeURI(link.getAttribute('href') ?? '')}`,
    );
    const order = [...packageDocument.querySelectorAll('itemref')]
      .map(item => items.find(({id}) => id === item.getAttribute('idref'))?.file ?? '')
      .filter(file => file.startsWith('EPUB/pages/'));
    expect(targets).toEqual(order);
    expect(navigation?.querySelector('nav')?.getAttribute('epub:type')).toBe('toc');
  });

  test('all links and pictures are in the book, and ids are unique', () => {
    const ids = new Map(
      [...documents].map(([file, document]) => {
        const list = [...document.querySelectorAll('[id]')].map(element => element.id);
        expect(
          list.filter((id, position) => list.indexOf(id) !== position),
          file,
        ).toEqual([]);
        return [file, new Set(list)];
      }),
    );
    const links = [...documents].flatMap(([file, document]) =>
      [...document.querySelectorAll('[href], [src]')].map(element => ({
        file,
        href: element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      })),
    );
    expect(links.length).toBeGreaterThan(documents.size * 5);
    expect(findBrokenLinks(links, files, ids)).toEqual([]);
  });

  test.each([
    'script',
    'style',
    'button',
    'iframe',
    'form',
    '[style]',
    '[onclick]',
    'img:not([alt])',
    'svg:not([aria-label])',
    'html:not([lang=en])',
  ])('no document contains %s', selector => {
    const found = [...documents].filter(([, document]) => document.querySelector(selector) !== null);
    expect(found.map(([file]) => file)).toEqual([]);
  });
});

describe.each(docsVersions.map(version => [version.label, version] as const))(
  'Markdown file of %s',
  (_, version) => {
    const text = readFile(version, 'md').toString('utf8');
    const anchors = Array.from(text.matchAll(/^<a id="([^"]+)"><\/a>$/gm), ([, id = '']) => id);
    const prose = text.replace(/^(`{3,})[^]*?^\1$/gm, '');

    test('it contains each page once', () => {
      const origin = /^<(https?:\/\/[^/>]+)/m.exec(text)?.[1] ?? '';
      for (const page of listPages(version)) {
        const url = `${origin}${getDocsRoute(version)}${page === '' ? '' : `/${page}`}`;
        expect(text.split(`\n- Page: <${url}>\n`), url).toHaveLength(2);
        expect(anchors).toContain(page === '' ? 'index' : page.replaceAll('/', '_'));
      }
      expect(new Set(anchors).size).toBe(anchors.length);
    });

    test('links lead to anchors of the file, or are absolute', () => {
      const targets = Array.from(prose.matchAll(/\]\(([^\s()]+)/g), ([, target = '']) => target);
      expect(targets.filter(target => target.startsWith('#') && !anchors.includes(target.slice(1)))).toEqual(
        [],
      );
      expect(targets.filter(target => !/^(?:#|https?:\/\/)/.test(target))).toEqual([]);
      expect(targets.filter(target => target.startsWith('#')).length).toBeGreaterThan(anchors.length);
    });

    test('it starts with the version, its state and the commit', () => {
      const start = text.slice(0, 500);
      expect(start).toContain(`# tRPC ${version.packageVersion}\n`);
      expect(start).toContain(built.commit.slice(0, 10));
      expect(start.includes('no longer maintained')).toBe(version.banner === 'unmaintained');
    });
  },
);

test('no two files are the same', () => {
  const digests = docsVersions.flatMap(version =>
    downloadFormats.map(format => createHash('sha256').update(readFile(version, format)).digest('hex')),
  );
  expect(new Set(digests).size).toBe(digests.length);
});
