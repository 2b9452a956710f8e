/**
 * A `<style>` element that a script is allowed to create. The content security policy contains the hashes of these styles. Browsers block
 * all other `<style>` elements.
 */
export type DeclaredStyle = {
  /** Origin and purpose of the style. */
  name: string;
  /** The exact text of the element. The hash is computed from it. */
  text: string;
  /** Why the style can't be in a style sheet. */
  reason: string;
};

export const declaredStyles: DeclaredStyle[] = [
  {
    name: '@docsearch/react: the logo in the footer of the search modal',
    text: '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
    reason: 'It is part of the SVG logo, which the package always renders.',
  },
];
