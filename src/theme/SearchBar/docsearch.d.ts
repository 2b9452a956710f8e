/// <reference types="@docusaurus/theme-search-algolia" />

// `@docsearch/react` contains no types for its subpath exports.
declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}
declare module '@docsearch/react/style';
