/** Replaces the module of the theme that adds languages to Prism. Popups only show types. */
export default function includeLanguages(): void {
  // There is nothing to add.
}
