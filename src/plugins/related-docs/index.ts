import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {createRelatedDocs} from './relatedDocs';

/** Gives posts the titles and descriptions of the docs pages that their front matter names in `related_docs`. */
export default function relatedDocs(): Plugin {
  return {
    name: 'related-docs',
    async allContentLoaded({allContent, actions}) {
      // Plugins publish what they loaded as unknown; these are the types that the two plugins document for it.
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      actions.setGlobalData(
        createRelatedDocs(
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
      );
    },
  };
}
