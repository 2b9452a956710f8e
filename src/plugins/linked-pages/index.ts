import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type LinkedPages, linkedPagesPlugin} from '../../shared/linkedPages';
import {createRelatedDocs} from './relatedDocs';
import {collectDocTitles, collectPostTitles} from './titles';

/**
 * Provides the titles of all pages as global data, so that a page can show the titles of other pages. The framework's own global data has
 * only paths and ids. The plugin also provides the docs pages that the front matter of blog posts lists in `related_docs`.
 *
 * This must be the only plugin that sets global data in `allContentLoaded`. The framework calls this hook of all plugins concurrently and
 * stores their data in the order in which they finish. With two plugins, this order could change from build to build, so builds wouldn't be
 * reproducible.
 */
export default function linkedPages({baseUrl}: LoadContext): Plugin {
  return {
    name: linkedPagesPlugin,
    async allContentLoaded({allContent, actions}) {
      // TypeScript doesn't know the content of plugins. The docs plugin and the blog plugin document these types.
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      actions.setGlobalData({
        titles: {
          ...(docs && collectDocTitles(docs)),
          ...(blog && collectPostTitles(blog)),
        },
        relatedDocs: createRelatedDocs(
          (blog?.blogPosts ?? []).map(({metadata}) => ({
            permalink: metadata.permalink,
            source: metadata.source.replace(/^@site\//, ''),
            related: metadata.frontMatter['related_docs'],
          })),
          (docs?.loadedVersions ?? []).flatMap(version =>
            version.docs.map(({permalink, title, description}) => ({
              permalink,
              title,
              description,
              version: version.label,
            })),
          ),
          baseUrl,
        ),
      } satisfies LinkedPages);
    },
  };
}
