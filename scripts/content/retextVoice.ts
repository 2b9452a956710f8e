import type {Root, Sentence} from 'nlcst';
import {search} from 'nlcst-search';
import {toString} from 'nlcst-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {phrases} from './phrases';

/** A longer sentence is hard to understand at first reading. */
const maxWordsInSentence = 38;

const rules = new Map(phrases.map(({phrase, ...rule}) => [phrase, rule]));

/** A retext plugin that checks the rules about phrases and sentences from the section “Voice” of CONTRIBUTING.md. */
export function retextVoice() {
  return (tree: Root, file: VFile): void => {
    search(tree, [...rules.keys()], (nodes, _index, _parent, phrase) => {
      const start = nodes[0]?.position?.start;
      const end = nodes.at(-1)?.position?.end;
      const rule = rules.get(phrase);
      if (start && end && rule) {
        const message = file.message(
          `“${nodes.map(node => toString(node)).join('')}” should be written in another way.`,
          {
            place: {start, end},
            ruleId: 'phrase',
            source: 'voice',
          },
        );
        message.note = rule.advice;
        message.expected = rule.replacement === undefined ? [] : [rule.replacement];
      }
    });
    visit(tree, 'SentenceNode', sentence => checkSentence(sentence, file));
  };
}

function checkSentence(sentence: Sentence, file: VFile): void {
  const length = countWords(sentence);
  if (length > maxWordsInSentence) {
    const message = file.message(
      `The sentence is too long. Found ${length} words, expected at most ${maxWordsInSentence}.`,
      {place: sentence.position, ruleId: 'sentence-length', source: 'voice'},
    );
    message.note = 'Write two sentences, or use a list for parallel facts.';
  }
  const last = sentence.children.findLast(({type}) => type === 'PunctuationNode');
  if (last && toString(last) === '!') {
    const message = file.message('The sentence ends with an exclamation mark. Expected a full stop.', {
      place: last.position,
      ruleId: 'exclamation-mark',
      source: 'voice',
    });
    message.expected = ['.'];
    message.note = 'Let readers decide what is exciting.';
  }
}

/** Counts the words of a sentence. If the next sentence begins with code, the parser joins the two, so the longest part counts. */
function countWords(sentence: Sentence): number {
  let longest = 0;
  let count = 0;
  for (const child of sentence.children) {
    if (child.type === 'WordNode' || child.type === 'SourceNode') {
      count += 1;
      longest = Math.max(longest, count);
    }
    if (/[.?!:]$/.test(toString(child)) && child.type !== 'SourceNode') {
      count = 0;
    }
  }
  return longest;
}
