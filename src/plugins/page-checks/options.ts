import type {PageOptions} from '../code-samples/page';
import type {FrontMatterField} from './frontMatterFields';

/** What the checks have to know about a site. All paths are relative to the site's folder. */
export type Options = {
  /** The folders of the docs, and the routes of their start pages. A folder has a file with sidebars, whose categories can be pages. */
  docs: readonly {folder: string; route: string; sidebarFile: string}[];
  blog: {folder: string; route: string; tagsFile: string};
  /** The routes of all other pages. */
  routes: readonly string[];
  /** The folder with files that are published as they are. */
  staticFolder: string;
  /** The table of the redirects. */
  redirectsFile: string;
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
