import {relativePath} from '../addresses';
import {escapeMarkup} from '../escapeMarkup';
import type {Texts, VersionOptions} from '../options';
import type {PageParts} from './pageHtml';

/** The folder of all files that aren't pages. A page can't have this path, because the docs plugin leaves out folders with an underscore. */
export const filesFolder = '_files';

/** Files that all pages use. Their paths are relative to the folder in the archive. */
export type FrameFiles = {
  icon: string;
  styles: readonly string[];
  noScriptStyles: string | undefined;
  script: string;
};

type PageFrame = {
  parts: PageParts;
  /** The file of the page, and the start page, relative to the folder in the archive. */
  file: string;
  startFile: string;
  /** The address of the page on the web, and of the whole site. */
  url: string;
  origin: string;
  version: VersionOptions;
  edition: string;
};

/** Renders a page: its parts, a header with a search field and a button for the colour mode, and a footer that says what the reader sees. */
export function renderPage(
  {parts, file, startFile, url, origin, version, edition}: PageFrame,
  files: FrameFiles,
  texts: Texts,
): string {
  const to = (target: string) => escapeMarkup(relativePath(file, target));
  // This is `../` for each folder above the page.
  const root = '../'.repeat(file.split('/').length - 1);
  const attributes = [...parts.attributes]
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
  const data = {
    root,
    origin,
    searching: texts.searching,
    'no-results': texts.noResults,
    results: texts.results,
    failed: texts.searchFailed,
    'code-with-types': texts.codeWithTypes,
    code: texts.code,
  };
  return `<!doctype html>
<html${attributes}>
<head>
<meta charset="utf-8">
<title>${escapeMarkup(parts.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${to(files.icon)}">
${files.styles.map(style => `<link rel="stylesheet" href="${to(style)}">`).join('\n')}
${files.noScriptStyles === undefined ? '' : `<noscript><link rel="stylesheet" href="${to(files.noScriptStyles)}" media="(prefers-color-scheme: dark)"></noscript>\n`}<script src="${to(files.script)}"${Object.entries(
    data,
  )
    .map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`)
    .join('')}></script>
</head>
<body>
<a class="download-skip" href="#download-content">${escapeMarkup(texts.skip)}</a>
<header class="navbar download-header">
<a class="download-title" href="${to(startFile)}">${escapeMarkup(version.title)}</a>
${parts.sidebarId === undefined ? '' : `<a class="download-pages" href="#${escapeMarkup(parts.sidebarId)}">${escapeMarkup(texts.pages)}</a>\n`}<div class="needs-scripts download-search" role="search">
<input type="search" aria-label="${escapeMarkup(texts.search)}" placeholder="${escapeMarkup(texts.search)}" autocomplete="off" spellcheck="false">
<div class="download-results" hidden><p role="status"></p><ul></ul></div>
</div>
<button type="button" class="needs-scripts clean-btn download-colour-mode" aria-label="${escapeMarkup(texts.colourMode)}" title="${escapeMarkup(texts.colourMode)}"></button>
</header>
<div id="download-content" tabindex="-1">
${parts.body}
</div>
<footer class="download-footer"><p>${escapeMarkup([version.notice, edition].filter(Boolean).join(' '))} <a href="${escapeMarkup(url)}">${escapeMarkup(texts.online)}</a></p></footer>
</body>
</html>
`;
}
