import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';
import {addTypeLanguage} from './typeLanguage';

includeLanguages(Prism);
addTypeLanguage(Prism);

/** Returns the tokens of each line. If Prism doesn't know the language, they are plain text. */
export function tokenize(code: string, language: string): Token[][] {
  const grammar = Prism.languages[language];
  return normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
}
