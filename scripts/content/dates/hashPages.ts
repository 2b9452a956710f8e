import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleOptions} from '../../../samples/options';
import {listMarkdownFiles} from '../../../src/plugins/code-samples/markdownFiles';

/** Maps the Markdown files of all pages to hashes of their text. The text of a page includes its partials. */
export function hashPages(siteDir: string): Map<string, string> {
  const pages = listMarkdownFiles(siteDir, sampleOptions.contentFolders).filter(
    file => !/(^|\/)_/.test(file),
  );
  return new Map(pages.map(file => [file, hashPage(siteDir, file)]));
}

/**
 * Hashes the text of a page and its partials. White space doesn't count, so that wrapping a paragraph differently doesn't change the date of
 * the page.
 */
export function hashPage(siteDir: string, file: string): string {
  const texts = [...collectTexts(siteDir, file, new Map()).values()];
  const text = texts.map(part => part.replace(/\s+/g, ' ').trim()).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Reads a file and the Markdown files that it imports, each of them once. The build reports imports of missing files. */
function collectTexts(siteDir: string, file: string, texts: Map<string, string>): Map<string, string> {
  const absolute = path.join(siteDir, file);
  if (!texts.has(file) && existsSync(absolute)) {
    const text = readFileSync(absolute, 'utf8');
    texts.set(file, text);
    for (const [, specifier = ''] of text.matchAll(/^import\s[^'"]*['"]([^'"]+\.mdx?)['"]/gm)) {
      const imported = specifier.startsWith('@site/')
        ? specifier.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), specifier);
      collectTexts(siteDir, imported, texts);
    }
  }
  return texts;
}
