import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';

includeLanguages(Prism);

/** The tokens of each line; plain text when Prism doesn't know the language. */
export function tokenize(code: string, language: string): Token[][] {
  const grammar = Prism.languages[language];
  return normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
}
