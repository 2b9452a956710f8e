// Contains the type of `@theme/SearchTranslations`.
/// <reference types="@docusaurus/theme-search-algolia" />
