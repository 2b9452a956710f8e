import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {CategorySources} from '../../shared/sourceUrls';
import {findCategoryLine, listCategoryPages} from './categories';

/**
 * Finds the line of each category page in the sidebar file of its docs version, and writes the list to a file that pages import as
 * `@category-sources`.
 */
export default function categorySources({siteDir}: LoadContext): Plugin {
  let file: string;
  return {
    name: 'category-sources',
    async allContentLoaded({allContent, actions}) {
      // TypeScript doesn't know the content of plugins. The docs plugin documents this type.
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const sources: CategorySources = Object.fromEntries(
        (docs?.loadedVersions ?? []).flatMap(({sidebarFilePath, sidebars}) => {
          if (!sidebarFilePath) {
            return [];
          }
          const text = readFileSync(sidebarFilePath, 'utf8');
          const source = path.relative(siteDir, sidebarFilePath).split(path.sep).join('/');
          return listCategoryPages(Object.values(sidebars).flat()).map(({permalink, slug}) => {
            const line = findCategoryLine(text, slug);
            return [permalink, line === undefined ? source : `${source}#L${line}`];
          });
        }),
      );
      file = await actions.createData('sources.json', JSON.stringify(sources));
    },
    configureWebpack: () => ({resolve: {alias: {'@category-sources': file}}}),
  };
}
