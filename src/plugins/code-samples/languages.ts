/**
 * Languages of fences, as authors write them. The theme colours all of them but `text`; a test compares them with what the site's
 * config loads. A name that is not among them would silently lose its colours.
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

/** What is wrong with the word right after a fence's backticks; undefined when nothing is. */
export function explainLanguage(language: string): {message: string; advice: string} | undefined {
  if (languages.includes(language)) {
    return undefined;
  }
  if (language === '') {
    return {
      message:
        'a fence without a language. Found ```, expected ```ts, ```tsx, ```sh, ```json, ```text or another language.',
      advice: 'Write the language right after the backticks.',
    };
  }
  if (/^(?:typescript|[mc]?tsx?)$/i.test(language)) {
    return {
      message: `a name of TypeScript that would not be checked. Found \`\`\`${language}, expected \`\`\`ts or \`\`\`tsx.`,
      advice: 'Write `ts`, or `tsx` when the sample holds JSX.',
    };
  }
  return {
    message: `an unknown language. Found \`\`\`${language}, expected one of ${languages.join(', ')}.`,
    advice:
      'Mend its spelling. A new language goes into languages.ts of this plugin, and into `additionalLanguages` of docusaurus.config.ts.',
  };
}
