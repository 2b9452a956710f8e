import type {Plugin} from '@docusaurus/types';
import {pageTitlesPlugin} from '../../shared/pageTitles';
import {type BlogContent, collectDocTitles, collectPostTitles, type DocsContent} from './titles';

/** Lets a page name another one by its title: the framework's own global data knows paths and ids only. */
export default function pageTitles(): Plugin {
  return {
    name: pageTitlesPlugin,
    async allContentLoaded({allContent, actions}) {
      // The framework types the content of other plugins as unknown; these are parts of the types that they export for theirs.
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      actions.setGlobalData({
        ...(docs && collectDocTitles(docs)),
        ...(blog && collectPostTitles(blog)),
      });
    },
  };
}
