import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss, {type Plugin as PostCssPlugin} from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {Options} from './options';
import {readUsedVariables, removeOverriddenVariables, removeUnusedVariables} from './variables';

/** The folders of the framework's packages whose components and style sheets use Infima. */
const themeFolders = ['core', 'theme-classic', 'theme-common'].map(
  name => `node_modules/@docusaurus/${name}/lib`,
);

/**
 * Removes the rules and variables of Infima, the framework's style sheet, that no component and no page uses. The dev server keeps all of
 * them, so that a class works as soon as somebody uses it.
 */
export default function pruneInfima({siteDir}: LoadContext, options: Options): Plugin {
  return {
    name: 'prune-infima',
    configurePostCss(postCss) {
      return process.env.NODE_ENV === 'production'
        ? {...postCss, plugins: [...postCss.plugins, createPruner(siteDir, options)]}
        : postCss;
    },
  };
}

function createPruner(
  siteDir: string,
  {folders, unusedComponents, overridingSheets}: Options,
): PostCssPlugin {
  const contentFolders = [...folders, ...themeFolders].map(folder => path.join(siteDir, folder));
  return {
    postcssPlugin: 'prune-infima',
    async Once(root) {
      if (!/[\\/]infima[\\/]dist[\\/]/.test(root.source?.input.file ?? '')) {
        return;
      }
      const [pruned] = await new PurgeCSS().purge({
        content: contentFolders.map(folder => `${folder}/**/*.{js,jsx,ts,tsx,md,mdx}`),
        skippedContentGlobs: unusedComponents.map(name =>
          path.join(siteDir, 'node_modules/@docusaurus/theme-classic/lib/theme', name, '**'),
        ),
        css: [{raw: root.toString()}],
        // Every word of a file counts as the name of a class or an element.
        defaultExtractor: content => content.match(/[\w-]+/g) ?? [],
      });
      root.removeAll();
      root.append(postcss.parse(pruned?.css ?? ''));
      await removeOverriddenVariables(
        root,
        overridingSheets.map(sheet => path.join(siteDir, sheet)),
      );
      removeUnusedVariables(root, await readUsedVariables(contentFolders));
    },
  };
}
