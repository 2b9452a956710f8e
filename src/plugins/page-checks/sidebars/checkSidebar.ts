import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type {Problem} from '../../code-samples/problem';
import {isPartial} from '../frontMatter';
import {checkLink, type LinkSite} from '../links';
import type {DocsFolder} from '../options';
import {findSimilarPath} from '../suggest';
import {parseSidebarFile, type SidebarFile} from './sidebarFile';

/** Reads the files with sidebars, keyed by their paths. Files that don't exist are left out. */
export function readSidebarFiles(siteDir: string, docs: readonly DocsFolder[]): Map<string, SidebarFile> {
  return new Map(
    docs
      .filter(({sidebarFile}) => existsSync(path.join(siteDir, sidebarFile)))
      .map(({sidebarFile}) => [
        sidebarFile,
        parseSidebarFile(sidebarFile, readFileSync(path.join(siteDir, sidebarFile), 'utf8')),
      ]),
  );
}

/**
 * Checks a file with sidebars: its syntax, the ids of pages, and the links to pages of the site.
 * @param ids the ids of all pages in the folder
 */
export function checkSidebar(
  sidebar: SidebarFile,
  {folder, sidebarFile}: DocsFolder,
  ids: readonly string[],
  site: LinkSite,
): Problem[] {
  if (sidebar.mistake) {
    return describeMistake(sidebar, sidebarFile);
  }
  const unknown = sidebar.ids
    .filter(({text}) => !ids.includes(text))
    .map(node => ({
      ...locate(node, sidebarFile),
      message: `The sidebar names a page that doesn't exist. Found \`${node.text}\`, expected the path of a page in ${folder}/, without its ending.`,
      advice: adviseId(node.text, ids, folder),
    }));
  const broken = sidebar.hrefs.flatMap(node => {
    const place = {url: node.text, start: node.pos, end: node.end, source: 'prop href' as const};
    const mistake = checkLink(place, sidebarFile, site);
    return mistake ? [{...locate(node, sidebarFile), ...mistake}] : [];
  });
  return [...unknown, ...broken];
}

function describeMistake({mistake, source: {text}}: SidebarFile, file: string): Problem[] {
  if (!mistake) {
    return [];
  }
  const before = text.slice(0, mistake.start).split('\n');
  return [
    {
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      length: mistake.length,
      message: `The file isn't valid ${file.endsWith('.json') ? 'JSON' : 'TypeScript'}. ${mistake.message}`,
      advice:
        'Fix the syntax at this place or right before it. The pages in the sidebar are checked afterwards.',
    },
  ];
}

/** Returns the position of a text in the file, with its quotation marks. */
export function locate(
  node: ts.StringLiteralLike,
  file: string,
): Pick<Problem, 'file' | 'line' | 'column' | 'length'> {
  const source = node.getSourceFile();
  const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
  return {file, line: line + 1, column: character + 1, length: node.getWidth(source)};
}

function adviseId(written: string, ids: readonly string[], folder: string): string {
  const id = written.replace(/^\/|\.mdx?$/g, '');
  if (ids.includes(id)) {
    return `Write \`${id}\`.`;
  }
  if (isPartial(id)) {
    return 'The underscore marks a partial, which has no address. Remove it from the sidebar.';
  }
  const similar = findSimilarPath(id, ids);
  return similar === undefined
    ? `Remove it from the sidebar, or add the file ${folder}/${id}.md.`
    : `Did you mean \`${similar}\`? If not, remove the page from the sidebar, or add the file ${folder}/${id}.md.`;
}
