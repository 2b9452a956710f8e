import {existsSync} from 'node:fs';
import path from 'node:path';
// Node's own `watch` loses a file as soon as an editor saves it by putting another in its place.
import {watch, type FSWatcher} from 'chokidar';
import {markdownFolders} from '../src/plugins/code-samples/markdownFiles';

/** Editors write a file more than once when they save it; in milliseconds. */
const SETTLED_AFTER = 100;

/**
 * Watches a site's Markdown files until the returned watcher is closed.
 * @param onSave is called with the files that were saved, named from the site's folder, when no more follow
 */
export function watchMarkdown(siteDir: string, onSave: (files: string[]) => void): FSWatcher {
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    const files = [...saved].filter(file => existsSync(path.join(siteDir, file)));
    saved.clear();
    if (files.length > 0) {
      onSave(files);
    }
  };
  const folders = markdownFolders.filter(name => existsSync(path.join(siteDir, name)));
  return watch(folders, {cwd: siteDir, ignoreInitial: true}).on('all', (_, name) => {
    if (/\.mdx?$/.test(name)) {
      saved.add(name.split(path.sep).join('/'));
      clearTimeout(timer);
      timer = setTimeout(report, SETTLED_AFTER);
    }
  });
}
