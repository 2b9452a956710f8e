/** The class of lines that `// diff-remove` marks. It's set in `magicComments` in docusaurus.config.ts. */
export const removedLineClassName = 'theme-code-block-removed-line';
