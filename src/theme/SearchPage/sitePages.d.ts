// The plugin search-records writes this module.
declare module '@site-pages' {
  import type {VersionPages} from '@site/src/shared/search';

  const versions: VersionPages[] | false;
  export default versions;
}
