import {Prism, useTokenize, type Token} from 'prism-react-renderer';

/** The tokens of each line; plain text when Prism doesn't know the language. */
export function useTokens(code: string, language: string): Token[][] {
  return useTokenize({prism: Prism, code, language, grammar: Prism.languages[language]});
}
