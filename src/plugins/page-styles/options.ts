export type Options = {
  /** Folders and files, relative to the site's folder, of components that are only loaded with `import()`. */
  lazyPaths: readonly string[];
  /** Style sheets that only some pages use, by name. */
  pageSheets: Readonly<Record<string, PageSheet>>;
};

export type PageSheet = {
  /** Folders and files, relative to the site's folder, whose styles are in the sheet. */
  paths: readonly string[];
  /** The components and Markdown files of the pages that link the sheet. These are names from `.docusaurus/registry.js`. */
  modules: readonly string[];
};
