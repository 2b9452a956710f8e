// Translates interface texts to pseudo-English by adding accents. The package `pseudo-localization` can't be used instead, because it needs
// Node 23 and also changes placeholders.
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķļɱñóþʠŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';

/** Placeholders such as `{count}`, tags and entities, which a translator has to leave as they are. */
const untranslatable = /(\{\w+\}|<[^>]+>|&\w+;)/;

/** Returns whether `pseudoTranslate` created a text. */
export function isPseudoTranslated(text: string): boolean {
  return text.includes('⟦');
}

/**
 * Returns the text in brackets, with accents and about a third longer, because translations into German or Finnish are often that long. A
 * message can consist of several plural forms with `|` between them. Each form is translated separately.
 */
export function pseudoTranslate(message: string): string {
  return message.split('|').map(translateForm).join('|');
}

function translateForm(form: string): string {
  // The parts at odd positions are the matches of the pattern, which stay unchanged.
  const parts = form.split(untranslatable);
  const translated = parts.map((part, index) => (index % 2 === 0 ? accent(part) : part)).join('');
  const length = parts.filter((_, index) => index % 2 === 0).join('').length;
  return `⟦${translated}${' ····'.repeat(Math.ceil(length / 15))}⟧`;
}

function accent(text: string): string {
  const accents = [...accented];
  return text.replaceAll(/[a-z]/gi, letter => accents[letters.indexOf(letter)] ?? letter);
}
