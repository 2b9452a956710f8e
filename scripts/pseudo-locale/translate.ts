// Translates interface text to pseudo-English by adding accents. The package `pseudo-localization` can't be used instead, because it needs
// Node 23 and also changes placeholders.
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķļɱñóþʠŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';

/** Matches tags, entities, and placeholders such as `{count}`. Translators must leave all of them unchanged. */
const untranslatable = /(\{\w+\}|<[^>]+>|&\w+;)/;

/** Returns whether `text` was created by `pseudoTranslate`. */
export function isPseudoTranslated(text: string): boolean {
  return text.includes('⟦');
}

/**
 * Adds accents and brackets to the text and makes it about a third longer, because German and Finnish translations are often that long. If
 * a message consists of several plural forms with `|` between them, each form is translated separately.
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
