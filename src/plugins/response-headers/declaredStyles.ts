/** A `<style>` that a script of the site makes. Browsers refuse any other: the policy names each by its hash. */
export type DeclaredStyle = {
  /** Who makes it. */
  name: string;
  /** Its text, to the letter. */
  text: string;
  /** Why it can't be a style sheet. */
  reason: string;
};

export const declaredStyles: DeclaredStyle[] = [
  {
    name: '@docsearch/react: the logo in the footer of the search modal',
    text: '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
    reason: 'A part of the drawing, which the package puts there whoever answers the queries.',
  },
];
