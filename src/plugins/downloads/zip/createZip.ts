import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Addresses} from '../addresses';
import {createArchive} from '../archive';
import type {Settings} from '../options';
import {describeEdition, type Source} from '../source';
import type {ClientFiles} from './bundle';
import {createDataScript, readSearchData, readTypes} from './data';
import {filesFolder, renderPage} from './frame';
import {readPageParts} from './pageHtml';
import {addSheet, collectStyles} from './styles';

const startFile = 'index.html';

/** Creates the archive of a version: a folder of pages that browsers open from a disk, without a server and without the network. */
export function createZip(source: Source, client: ClientFiles, settings: Settings): Uint8Array {
  const {outDir, baseUrl, origin, version, pages, path: start} = source;
  const addresses: Addresses = {
    origin,
    files: new Map(pages.map(({route}) => [route, getFile(route, start)])),
  };
  if (!addresses.files.has(start)) {
    throw new Error(
      `The plugin downloads: the version ${version.id} has no start page. Found no page ${start}, expected a page with the slug \`/\`.`,
    );
  }
  const {sheets, files: styleFiles} = collectStyles(pages, {outDir, baseUrl});
  const noScriptSheet =
    settings.noScriptStyles && addSheet(settings.noScriptStyles, {outDir, baseUrl}, styleFiles);
  const search = readSearchData(path.join(outDir, version.searchRecords), addresses);
  const icon = path.posix.basename(settings.icon);
  const inFolder = (name: string) => `${filesFolder}/${name}`;

  const files = new Map<string, string | Uint8Array>([
    ['page.js', client.page],
    ['search.js', client.search],
    ['popups.js', client.popups],
    ['download.css', client.styles],
    ['data/search.js', createDataScript('search', search)],
    [icon, readFileSync(path.join(outDir, settings.icon))],
    ...styleFiles,
  ]);
  const references: string[] = [];
  const pageFiles = pages.map(page => {
    const parts = readPageParts(page, addresses, {
      removedClasses: settings.classNames.removed,
      removedAttributes: settings.removedAttributes,
      baseUrl,
      startFile,
    });
    references.push(...parts.typesReferences);
    const file = getFile(page.route, start);
    const html = renderPage(
      {
        parts,
        file,
        startFile,
        url: origin + page.route,
        origin,
        version,
        edition: describeEdition(source, settings.texts),
      },
      {
        icon: inFolder(icon),
        styles: [...sheets, 'download.css'].map(inFolder),
        noScriptStyles: noScriptSheet && inFolder(noScriptSheet),
        script: inFolder('page.js'),
      },
      settings.texts,
    );
    return [file, html] as const;
  });
  for (const [digest, types] of readTypes(references, {outDir, baseUrl}, start, addresses)) {
    files.set(`data/types/${digest}.js`, createDataScript(`types/${digest}`, types));
  }
  const all = [...pageFiles, ...[...files].map(([name, content]) => [inFolder(name), content] as const)];
  return createArchive(new Map(all.map(([name, content]) => [`${version.name}/${name}`, content])));
}

/** Returns the file of a page, relative to the folder in the archive. */
function getFile(route: string, start: string): string {
  return route === start ? startFile : `${route.slice(start.length + 1)}.html`;
}
