import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {type LinkedPages, linkedPagesPlugin} from '../../shared/linkedPages';
import {createRelatedDocs} from './relatedDocs';
import {collectDocTitles, collectPostTitles} from './titles';

/**
 * Lets a page name others by their titles (the framework's own global data knows paths and ids only), and gives posts what their
 * front matter names in `related_docs`.
 *
 * It is the only plugin that sets global data in `allContentLoaded`: the framework calls that hook of all plugins at once and keeps
 * the order in which they end, so that with two of them the bytes of a build would be a matter of chance.
 */
export default function linkedPages(): Plugin {
  return {
    name: linkedPagesPlugin,
    async allContentLoaded({allContent, actions}) {
      // Plugins publish what they loaded as unknown; these are the types that the two plugins document for it.
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
        ),
      } satisfies LinkedPages);
    },
  };
}
