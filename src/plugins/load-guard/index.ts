import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createGuardScript} from './script';

/** Watches over the first files of every page, also over those without which nothing of the site can run. */
export default function loadGuard({baseUrl}: LoadContext): Plugin {
  return {
    name: 'load-guard',
    getClientModules: () => [path.join(__dirname, 'styles.css')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: createGuardScript(baseUrl)}]}),
  };
}
