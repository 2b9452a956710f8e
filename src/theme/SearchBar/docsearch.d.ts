/// <reference types="@docusaurus/theme-search-algolia" />

// The package's sub-paths ship without types.
declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}
declare module '@docsearch/react/style';
