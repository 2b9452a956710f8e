declare module '@category-sources' {
  import type {CategorySources} from '@site/src/shared/sourceUrls';

  /** The files and lines of the category pages, from the plugin `category-sources`. */
  const sources: CategorySources;
  export default sources;
}
