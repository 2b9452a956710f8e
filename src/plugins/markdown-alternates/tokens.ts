/** The tokenizer that counts the tokens. Other models split texts slightly differently. */
export const tokenizer = 'o200k_base';

/** Returns a function that counts the tokens of a text. Names of special tokens in the text count as normal text. */
export async function createTokenCounter(): Promise<(text: string) => number> {
  // The tokenizer is loaded here because only builds need it. `npm start` works without this package and without loading its large tables.
  const {countTokens} = await import('gpt-tokenizer/encoding/o200k_base');
  return text => countTokens(text, {disallowedSpecial: new Set()});
}
