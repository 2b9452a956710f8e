/** Returns the problem with a fence's language, or undefined if the language is supported. */
export function findLanguageProblem(
  language: string,
  languages: readonly string[],
): {message: string; advice: string} | undefined {
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
      'Fix the spelling. To add a language, list it in the option `languages` of the plugin code-samples and in `additionalLanguages` in docusaurus.config.ts.',
  };
}
