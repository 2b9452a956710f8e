/** The class of lines under `// diff-remove`, as `magicComments` in the site's config gives it. */
export const removedLineClassName = 'code-line--removed';
