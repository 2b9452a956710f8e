/** The class of lines that `// diff-remove` marks as removed. The option `magicComments` in docusaurus.config.ts sets it. */
export const removedLineClassName = 'theme-code-block-removed-line';
