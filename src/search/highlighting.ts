import {createTerms, splitWords, type Word} from './words/analysis';

type AnalysedWord = Word & {terms: string[]};

/** Returns `text` as escaped HTML, in which the words that match any of the terms are in `<mark>` elements. */
export function highlight(text: string, terms: Set<string>): string {
  const matches = analyse(text).filter(word => isMatch(word, terms));
  return render(text, matches, 0, text.length);
}

/** Returns the text between two offsets as escaped HTML, in which the words of `matches` are in `<mark>` elements. */
function render(text: string, matches: Word[], from: number, to: number): string {
  let html = '';
  let end = from;
  for (const word of matches) {
    if (word.start >= from && word.start < to) {
      html += `${escapeHtml(text.slice(end, word.start))}<mark>${escapeHtml(word.text)}</mark>`;
      end = word.start + word.text.length;
    }
  }
  return html + escapeHtml(text.slice(end, to));
}

/** Returns the first four distinct words of the texts that match any of the terms, as HTML in the format of `highlight`. */
export function listMatches(texts: readonly string[], terms: Set<string>): string {
  const words = new Map<string, string>();
  for (const {text} of texts.flatMap(analyse).filter(word => isMatch(word, terms))) {
    words.set(text.toLowerCase(), words.get(text.toLowerCase()) ?? `<mark>${escapeHtml(text)}</mark>`);
  }
  return [...words.values()].slice(0, 4).join(', ');
}

/**
 * Returns the `length` consecutive words of `text` that contain the most matches, as HTML in the format of `highlight`. The matches are in
 * the middle, so they stay visible if the end of the snippet has no room. An ellipsis shows where text has been left out.
 */
export function createSnippetHtml(text: string, terms: Set<string>, length: number): string {
  const words = analyse(text);
  const matchFlags = words.map(word => (isMatch(word, terms) ? 1 : 0));
  const first = findWindow(matchFlags, length);
  const last = Math.min(first + length, words.length) - 1;
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const next = words[last + 1];
  const lastWord = words[last];
  const to = next && lastWord ? lastWord.start + lastWord.text.length : text.length;
  const matches = words.filter((_, position) => matchFlags[position] === 1);
  return (from > 0 ? '…' : '') + render(text, matches, from, to) + (to < text.length ? '…' : '');
}

/**
 * Returns the index of the first word of the snippet. The snippet is the earliest window of `length` words with the most matches, moved so
 * that the matches are in its middle, even if the text ends soon after them. `matchFlags` contains a number for each word: 1 if the word matches, and 0 if it doesn't.
 */
function findWindow(matchFlags: number[], length: number): number {
  let best = 0;
  let bestCount = 0;
  let count = 0;
  matchFlags.forEach((flag, position) => {
    count += flag - (matchFlags[position - length] ?? 0);
    if (count > bestCount) {
      bestCount = count;
      best = Math.max(0, position - length + 1);
    }
  });
  const firstMatch = matchFlags.indexOf(1, best);
  const lastMatch = matchFlags.lastIndexOf(1, best + length - 1);
  const contextLength = length - (lastMatch + 1 - firstMatch);
  // A little more follows than precedes, so that long words before the matches don't move them out of the second line.
  return Math.max(0, Math.floor(firstMatch - contextLength * 0.4));
}

function isMatch(word: AnalysedWord, terms: Set<string>): boolean {
  return word.terms.some(term => terms.has(term));
}

/** Cache of analysed texts, since successive queries mostly find the same few hundred texts. */
const analysedTexts = new Map<string, AnalysedWord[]>();
const maxAnalysedTexts = 2000;

function analyse(text: string): AnalysedWord[] {
  let words = analysedTexts.get(text);
  if (!words) {
    words = splitWords(text).map(word => ({...word, terms: createTerms(word.text)}));
    if (analysedTexts.size >= maxAnalysedTexts) {
      analysedTexts.clear();
    }
    analysedTexts.set(text, words);
  }
  return words;
}

const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
] as const;

export function escapeHtml(text: string): string {
  return entities.reduce((html, [character, entity]) => html.replaceAll(character, entity), text);
}

/** Reverses `escapeHtml`. */
export function unescapeHtml(html: string): string {
  return entities.reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);
}
