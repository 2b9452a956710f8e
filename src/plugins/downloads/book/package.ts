import path from 'node:path';
import type {Chapter} from '../contents';
import {escapeMarkup} from '../escapeMarkup';

/** The file that names the package document. Its place is fixed. */
export const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles>
    <rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
  </rootfiles>
</container>
`;

export type Metadata = {
  /** A URL that identifies the book in all of its editions. */
  identifier: string;
  title: string;
  description: string;
  author: string;
  rights: string;
  language: string;
  /** A time in UTC, such as `2026-11-23T08:30:00Z`. */
  modified: string;
  /** The address of the version on the web. */
  source: string;
};

/** A document in the order of reading. Its path is relative to the package document. */
export type SpineItem = {file: string; hasDrawing: boolean};

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * Renders the package document: what the book is, all of its files and their order. The navigation document and the cover aren't in
 * `spine` and `resources`.
 */
export function renderPackage(
  metadata: Metadata,
  {spine, resources}: {spine: readonly SpineItem[]; resources: readonly string[]},
): string {
  const {identifier, title, description, author, rights, language, modified, source} = metadata;
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>',
    '<item id="cover-image" href="cover.png" media-type="image/png" properties="cover-image"/>',
    ...spine.map(
      ({file, hasDrawing}, index) =>
        `<item id="chapter-${index + 1}" href="${escapeMarkup(encodeURI(file))}" media-type="application/xhtml+xml"${hasDrawing ? ' properties="svg"' : ''}/>`,
    ),
    ...resources.map(
      (file, index) =>
        `<item id="resource-${index + 1}" href="${escapeMarkup(encodeURI(file))}" media-type="${getMediaType(file)}"/>`,
    ),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="identifier" xml:lang="${escapeMarkup(language)}">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="identifier">${escapeMarkup(identifier)}</dc:identifier>
    <dc:title>${escapeMarkup(title)}</dc:title>
    <dc:language>${escapeMarkup(language)}</dc:language>
    <dc:creator>${escapeMarkup(author)}</dc:creator>
    <dc:description>${escapeMarkup(description)}</dc:description>
    <dc:rights>${escapeMarkup(rights)}</dc:rights>
    <dc:source>${escapeMarkup(source)}</dc:source>
    <meta property="dcterms:modified">${escapeMarkup(modified)}</meta>
    <meta property="schema:accessMode">textual</meta>
    <meta property="schema:accessMode">visual</meta>
    <meta property="schema:accessModeSufficient">textual</meta>
    <meta property="schema:accessibilityFeature">alternativeText</meta>
    <meta property="schema:accessibilityFeature">structuralNavigation</meta>
    <meta property="schema:accessibilityFeature">tableOfContents</meta>
    <meta property="schema:accessibilityHazard">none</meta>
    <meta name="cover" content="cover-image"/>
  </metadata>
  <manifest>
${items.map(item => `    ${item}`).join('\n')}
  </manifest>
  <spine>
    <itemref idref="cover"/>
    <itemref idref="nav"/>
${spine.map((_, index) => `    <itemref idref="chapter-${index + 1}"/>`).join('\n')}
  </spine>
</package>
`;
}

function getMediaType(file: string): string {
  const type = mediaTypes[path.posix.extname(file)];
  if (type === undefined) {
    throw new Error(
      `${file}: books can't contain this kind of file. Expected one of ${Object.keys(mediaTypes).join(', ')}.`,
    );
  }
  return type;
}

/** Renders the table of contents, which is also the second page of the book. `files` are the documents by the paths of the pages. */
export function renderNavigation(
  chapters: readonly Chapter[],
  files: ReadonlyMap<string, string>,
  {title, language}: {title: string; language: string},
): string {
  const renderList = (list: readonly Chapter[], indent: string): string =>
    [
      `${indent}<ol>`,
      ...list.map(({label, route, chapters: children}) => {
        const file = route === undefined ? undefined : files.get(route);
        const name =
          file === undefined
            ? `<span>${escapeMarkup(label)}</span>`
            : `<a href="${escapeMarkup(encodeURI(file))}">${escapeMarkup(label)}</a>`;
        return children.length === 0
          ? `${indent}  <li>${name}</li>`
          : `${indent}  <li>${name}\n${renderList(children, `${indent}    `)}\n${indent}  </li>`;
      }),
      `${indent}</ol>`,
    ].join('\n');
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${escapeMarkup(language)}" xml:lang="${escapeMarkup(language)}">
<head>
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
<nav epub:type="toc" id="toc">
<h1>${escapeMarkup(title)}</h1>
${renderList(chapters, '')}
</nav>
</body>
</html>
`;
}
