/** The class of lines under `// diff-remove`, as `magicComments` in the site's config gives it. */
export const removedLineClassName = 'theme-code-block-removed-line';
