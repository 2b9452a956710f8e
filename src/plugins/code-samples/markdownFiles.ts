import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists all Markdown files that can contain samples, including partials (`_name.md`). The paths are sorted and relative to the site's
 * folder.
 */
export function listMarkdownFiles(siteDir: string, contentFolders: readonly string[]): string[] {
  return contentFolders.flatMap(folder => listFolder(siteDir, folder)).sort();
}

function listFolder(siteDir: string, folder: string): string[] {
  try {
    return readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter(name => /\.mdx?$/.test(name))
      .map(name => path.posix.join(folder, name.split(path.sep).join('/')));
  } catch {
    return [];
  }
}
