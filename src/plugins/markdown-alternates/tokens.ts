import {countTokens as count} from 'gpt-tokenizer/encoding/o200k_base';

/** The tokenizer that counts the tokens. Other models split texts slightly differently. */
export const tokenizer = 'o200k_base';

/** Counts the tokens of a text. Names of special tokens in the text count as normal text. */
export function countTokens(text: string): number {
  return count(text, {disallowedSpecial: new Set()});
}
