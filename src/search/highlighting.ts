import {createTerms, splitWords, type Word} from './analysis';

type AnalysedWord = Word & {terms: string[]};

export type Marks = {pre: string; post: string};

/** `text` as HTML: escaped, words that the query met between the marks. */
export function highlight(text: string, terms: Set<string>, marks: Marks): string {
  const met = analyse(text).filter(word => isMet(word, terms));
  return render(text, met, marks, 0, text.length);
}

/** `text` from one offset to another as HTML, the words of `met` that are there between the marks. */
function render(text: string, met: Word[], {pre, post}: Marks, from: number, to: number): string {
  let html = '';
  let end = from;
  for (const word of met) {
    if (word.start >= from && word.start < to) {
      html += escapeHtml(text.slice(end, word.start)) + pre + escapeHtml(word.text) + post;
      end = word.start + word.text.length;
    }
  }
  return html + escapeHtml(text.slice(end, to));
}

export function hasMatch(text: string, terms: Set<string>): boolean {
  return analyse(text).some(word => isMet(word, terms));
}

/**
 * The `length` words of `text` in which most of what the query met stands, as `highlight` writes them, with an ellipsis where text was
 * left out.
 */
export function snippet(
  text: string,
  terms: Set<string>,
  length: number,
  marks: Marks,
  ellipsis = '…',
): string {
  const words = analyse(text);
  const met = words.map(word => (isMet(word, terms) ? 1 : 0));
  const first = findWindow(met, length);
  const last = Math.min(first + length, words.length) - 1;
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const next = words[last + 1];
  const lastWord = words[last];
  const to = next && lastWord ? lastWord.start + lastWord.text.length : text.length;
  const metWords = words.filter((_, position) => met[position] === 1);
  return (
    (from > 0 ? ellipsis : '') + render(text, metWords, marks, from, to) + (to < text.length ? ellipsis : '')
  );
}

/** Start of the best window: most words met, then earliest, with some context before the first of them. */
function findWindow(met: number[], length: number): number {
  let best = 0;
  let bestCount = 0;
  let count = 0;
  met.forEach((isMet, position) => {
    count += isMet - (met[position - length] ?? 0);
    if (count > bestCount) {
      bestCount = count;
      best = Math.max(0, position - length + 1);
    }
  });
  const firstMet = met.indexOf(1, best);
  const context = Math.floor(length / 4);
  return Math.max(0, Math.min(Math.max(best, firstMet - context), met.length - length));
}

function isMet(word: AnalysedWord, terms: Set<string>): boolean {
  return word.terms.some(term => terms.has(term));
}

/** The same few hundred texts come back with each key that is typed. */
const analysed = new Map<string, AnalysedWord[]>();
const maxAnalysed = 2000;

function analyse(text: string): AnalysedWord[] {
  let words = analysed.get(text);
  if (!words) {
    words = splitWords(text).map(word => ({...word, terms: createTerms(word.text)}));
    if (analysed.size >= maxAnalysed) {
      analysed.clear();
    }
    analysed.set(text, words);
  }
  return words;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character);
}
