import type {PageOptions} from '../code-samples/page';
import type {FrontMatterField} from './frontMatterFields';

/** A folder of the docs, the route of its start page, and the file with its sidebars, whose categories can be pages. */
export type DocsFolder = {folder: string; route: string; sidebarFile: string};

/** What the checks have to know about a site. All paths are relative to the site's folder. */
export type Options = {
  /** The folders of the docs, one for each version. */
  docs: readonly DocsFolder[];
  /** The folder of the blog, the route of its start page, and the file that defines its tags. */
  blog: {folder: string; route: string; tagsFile: string};
  /** The routes of all other pages. */
  routes: readonly string[];
  /** The folder with files that are published as they are. */
  staticFolder: string;
  /** The table of the redirects. */
  redirectsFile: string;
  /** Returns the anchors of each published page, by its route. Links on other sites can lead to them, even if no heading has them any more. */
  readPublishedAnchors: () => ReadonlyMap<string, readonly string[]>;
  /** The components that pages can use without an import. */
  components: readonly string[];
  /** The props of components whose values become anchors in the page, in addition to `id`. */
  anchorProps: readonly {component: string; prop: string}[];
  /** The fields that the front matter can have. */
  frontMatter: readonly FrontMatterField[];
  /** The languages and the versions of code samples. */
  samples: PageOptions;
};

/** Returns the folders with Markdown files. */
export function listContentFolders({docs, blog}: Options): string[] {
  return [...docs.map(({folder}) => folder), blog.folder];
}
