import {createRequire} from 'node:module';
import path from 'node:path';
import type {Site} from '@docusaurus/core/lib/server/site';
import type {LoadContext, Plugin, PluginIdentifier} from '@docusaurus/types';
import {putInOrder} from './putInOrder';

/** The part of the framework's module that is used here. */
type SiteModule = {reloadSitePlugin: (site: Site, plugin: PluginIdentifier) => Promise<Site>};

/**
 * Makes the dev server reload its plugins one after the other. The framework reloads them at the same time, and each reload keeps the other
 * plugins as they were when it started. If a page of the docs changed soon after a post had been deleted, as in a checkout of another
 * branch, the route of the post would come back. The site wouldn't compile until another post changes.
 */
export default function orderedReloads({siteDir}: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'production') {
    // An import could be a copy of the module that the dev server uses.
    const siteModule = createRequire(path.join(siteDir, 'package.json'))(
      '@docusaurus/core/lib/server/site',
    ) as SiteModule;
    siteModule.reloadSitePlugin = putInOrder(siteModule.reloadSitePlugin);
  }
  return {name: 'ordered-reloads'};
}
