import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleOptions} from '../../samples/options';
import type {Options} from '../plugins/page-checks/options';
import {docsVersions, getContentFolder, getDocsRoute} from '../shared/docsVersions';
import {frontMatterFields} from './frontMatter';
import {redirectsFile} from './responseHeaders';

/** Returns what the checks of pages have to know about this site. `npm start` and `npm run content` use them. */
export function createPageCheckOptions(siteDir: string): Options {
  return {
    docs: docsVersions.map(version => ({
      folder: getContentFolder(version),
      route: getDocsRoute(version),
      sidebarFile:
        version.name === 'current'
          ? 'sidebars.ts'
          : `versioned_sidebars/version-${version.name}-sidebars.json`,
    })),
    blog: {folder: 'blog', route: '/blog', tagsFile: 'blog/tags.yml'},
    routes: ['/', '/downloads', '/media', '/offline', '/playground', '/search'],
    staticFolder: 'static',
    redirectsFile,
    readPublishedAnchors: () => readLockedAnchors(siteDir),
    components: readComponents(siteDir),
    anchorProps: [{component: 'Declaration', prop: 'of'}],
    frontMatter: frontMatterFields,
    samples: sampleOptions,
  };
}

/** Reads the anchors of all published pages from the lock file, which `npm run page -- lock` writes. */
function readLockedAnchors(siteDir: string): Map<string, string[]> {
  const file = path.join(siteDir, 'routes.lock.json');
  // The sites of tests have no lock file, because nothing links to them.
  if (!existsSync(file)) {
    return new Map();
  }
  // TypeScript doesn't know the format of the file.
  const {pages} = JSON.parse(readFileSync(file, 'utf8')) as {
    pages: Record<string, Record<string, string[]>>;
  };
  return new Map(Object.values(pages).flatMap(group => Object.entries(group)));
}

/** Reads the names of the components that the theme gives to every page, and adds those of the framework and of the remark plugins. */
function readComponents(siteDir: string): string[] {
  const file = path.join(siteDir, 'src/theme/MDXComponents/index.ts');
  const [, list = ''] = /export default \{([^]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  const names = Array.from(list.matchAll(/^ {2}([A-Z]\w*)[,:]/gm), ([, name = '']) => name);
  return ['Head', 'Details', 'Declaration', 'Reexports', ...names];
}
