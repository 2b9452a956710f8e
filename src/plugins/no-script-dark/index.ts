import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announceFiles} from '../built-pages/finishedHooks';
import {extractDarkStyles} from './darkStyles';

/** The style sheet, relative to the base URL. */
export const noScriptDarkFile = 'no-script-dark.css';

/**
 * Makes pages follow the system's colour mode without JavaScript. The attribute `data-theme`, which selects the mode, is set by a script. So
 * this plugin copies the rules of the dark mode to a style sheet that only browsers without scripts load.
 */
export default function noScriptDark({baseUrl}: LoadContext): Plugin {
  const link = `<link rel="stylesheet" href="${baseUrl}${noScriptDarkFile}" media="(prefers-color-scheme: dark)">`;
  return {
    name: 'no-script-dark',
    injectHtmlTags: () => ({headTags: [{tagName: 'noscript', innerHTML: link}]}),
    postBuild: announceFiles(async ({outDir}) => {
      const folder = path.join(outDir, 'assets/css');
      const files = (await readdir(folder)).filter(name => name.endsWith('.css')).sort();
      const styles = await Promise.all(files.map(name => readFile(path.join(folder, name), 'utf8')));
      await writeFile(path.join(outDir, noScriptDarkFile), extractDarkStyles(styles.join('\n')));
    }),
  };
}
