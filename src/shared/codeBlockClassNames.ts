// The class names of rendered code blocks. `src/components/CodeBlock` sets them, `src/css/code.css` styles them, and plugins use them to
// find code in built pages. A test compares this list with the style sheets.

/** The whole block. Docusaurus sets this class too. */
export const block = 'theme-code-block';
export const title = 'theme-code-block-title';

/** A line of code. Notes below the line aren't part of it. */
export const line = 'token-line';
/** Lines that comments in the code mark. The option `magicComments` in docusaurus.config.ts assigns these classes to the comments. */
export const highlightedLine = 'theme-code-block-highlighted-line';
export const addedLine = 'theme-code-block-added-line';
export const removedLine = 'theme-code-block-removed-line';
export const detailLine = 'theme-code-block-detail-line';
/** A line with a compiler error that the sample expects. */
export const errorLine = 'theme-code-block-error-line';

/** A type or a compiler error below a line. Its indentation is as long as the code before the token. */
export const note = 'code-note';
export const noteIndent = 'code-note-indent';
export const noteText = 'code-note-text';
export const typeNote = 'code-note--type';
export const errorNote = 'code-note--error';

/** Tokens in a line that a note is about. */
export const typeMark = 'code-mark--type';
export const errorMark = 'code-mark--error';
export const definitionMark = 'code-mark--definition';
