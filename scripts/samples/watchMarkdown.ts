import {existsSync} from 'node:fs';
import path from 'node:path';
// This file doesn't use Node's `watch`, which no longer reports a file after an editor has replaced it with a new one.
import {watch, type FSWatcher} from 'chokidar';
import {sampleOptions} from '../../samples/options';

/** Time to wait before calling `onSave`, because some editors write a file more than once when they save it. */
const debounceMs = 100;

/**
 * Watches a site's Markdown files until the returned watcher is closed.
 * @param onSave Called after a short debounce with the saved files, as paths relative to `siteDir`.
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
  const folders = sampleOptions.contentFolders.filter(name => existsSync(path.join(siteDir, name)));
  return watch(folders, {cwd: siteDir, ignoreInitial: true}).on('all', (_, name) => {
    if (/\.mdx?$/.test(name)) {
      saved.add(name.split(path.sep).join('/'));
      clearTimeout(timer);
      timer = setTimeout(report, debounceMs);
    }
  });
}
