export type Options = {
  /** Folders, relative to the site's folder, whose files contain the class names that the site uses. */
  folders: readonly string[];
  /** The framework's components that the site never shows, as paths below `@theme`, such as `DocBreadcrumbs`. */
  unusedComponents: readonly string[];
  /** Style sheets of the site that set variables of Infima for the whole page, relative to the site's folder. */
  overridingSheets: readonly string[];
};
