/**
 * The languages that authors can use in fences. Every language except `text` needs a Prism grammar. Without a grammar, the code
 * would silently lose its syntax highlighting. A test compares this list with the grammars that the site's config loads.
 */
export const languages: readonly string[] = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'sh',
  'json',
  'http',
  'html',
  'css',
  'diff',
  'text',
];

/** Returns the problem with a fence's language, or undefined if the language is supported. */
export function findLanguageProblem(language: string): {message: string; advice: string} | undefined {
  if (languages.includes(language)) {
    return undefined;
  }
  if (language === '') {
    return {
      message:
        'the fence has no language. Found ```, expected ```ts, ```tsx, ```sh, ```json, ```text or another language.',
      advice: 'Write the language right after the backticks.',
    };
  }
  if (/^(?:typescript|[mc]?tsx?)$/i.test(language)) {
    return {
      message: `fences in this language are not checked. Found \`\`\`${language}, expected \`\`\`ts or \`\`\`tsx.`,
      advice: 'Write `ts`, or `tsx` if the sample contains JSX.',
    };
  }
  return {
    message: `unknown language. Found \`\`\`${language}, expected one of ${languages.join(', ')}.`,
    advice:
      'Fix the spelling. To add a language, list it in src/plugins/code-samples/languages.ts and in `additionalLanguages` in docusaurus.config.ts.',
  };
}
