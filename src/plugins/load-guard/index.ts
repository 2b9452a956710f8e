import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createGuardScript} from './script';

/**
 * On every page, handles scripts and style sheets that fail to load, and clicks that come before the scripts. The plugin uses an inline
 * script because it has to work even if no file of the site can be loaded.
 */
export default function loadGuard({baseUrl}: LoadContext): Plugin {
  return {
    name: 'load-guard',
    getClientModules: () => [
      path.join(__dirname, '../bottom-note/styles.css'),
      path.join(__dirname, 'styles.css'),
    ],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: createGuardScript(baseUrl)}]}),
  };
}
