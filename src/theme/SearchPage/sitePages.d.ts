// The plugin search-records writes this module.
declare module '@site-pages' {
  const versions: import('../../shared/search').VersionPages[];
  export default versions;
}
