// The package `pseudo-localization` needs Node 23 and translates placeholders too, so the letters are replaced here.
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķļɱñóþʠŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';

/** Placeholders such as `{count}`, tags and entities, which a translator has to leave as they are. */
const untranslatable = /(\{\w+\}|<[^>]+>|&\w+;)/;

/** Returns `true` if a text comes from `pseudoTranslate`. */
export function isPseudoTranslated(text: string): boolean {
  return text.includes('⟦');
}

/**
 * Returns a text that can't be mistaken for untranslated English, and that is about a third longer, as translations into German or Finnish
 * often are. The plural forms of a message, which `|` separates, are translated one by one.
 */
export function pseudoTranslate(message: string): string {
  return message.split('|').map(translateForm).join('|');
}

function translateForm(form: string): string {
  const parts = form.split(untranslatable);
  const translated = parts.map((part, index) => (index % 2 === 0 ? accent(part) : part)).join('');
  const length = parts.filter((_, index) => index % 2 === 0).join('').length;
  return `⟦${translated}${' ····'.repeat(Math.ceil(length / 15))}⟧`;
}

function accent(text: string): string {
  const accents = [...accented];
  return text.replaceAll(/[a-z]/gi, letter => accents[letters.indexOf(letter)] ?? letter);
}
