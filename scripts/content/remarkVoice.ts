import type {Heading, Link, Node, Paragraph, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

const maxAdmonitions = 2;
const admonitions = new Set(['note', 'tip', 'info', 'warning', 'danger']);
const emptyLinkTexts = /^(?:here|click here|this|this page|read more|more)$/i;

type Options = {
  /** Returns whether a word has a capital letter wherever it stands, such as “React”. */
  isName: (word: string) => boolean;
};

/** A remark plugin that checks the rules about headings, links and admonitions from the section “Voice” of CONTRIBUTING.md. */
export function remarkVoice({isName}: Options) {
  return (tree: Root, file: VFile): void => {
    let admonitionCount = 0;
    visit(tree, node => {
      if (node.type === 'heading') {
        checkHeading(node, file, isName);
      } else if (node.type === 'link') {
        checkLinkText(node, file);
      } else if (node.type === 'paragraph') {
        checkPunctuation(node, file);
      } else if (node.type === 'containerDirective' && admonitions.has(node.name)) {
        admonitionCount += 1;
        checkAdmonitionCount(node, admonitionCount, file);
      }
    });
  };
}

/** Reports words that begin with a capital letter although they neither begin the heading nor are a name. */
function checkHeading(heading: Heading, file: VFile, isName: (word: string) => boolean): void {
  if (isErrorMessage(heading)) {
    return;
  }
  let isStart = true;
  visit(heading, child => {
    if (child.type === 'inlineCode') {
      isStart = false;
    } else if (child.type === 'text') {
      for (const {word, offset, startsSentence} of splitWords(child, isStart)) {
        if (!startsSentence && /^\p{Lu}\p{Ll}+$/u.test(word) && !isName(word)) {
          report(file, child, offset, word, {
            reason: `The heading isn’t in sentence case. Found “${word}”, expected “${word.toLowerCase()}”.`,
            ruleId: 'heading-case',
            expected: [word.toLowerCase()],
            note: 'If the word is a name, add it to scripts/content/words.txt with its capital letter.',
          });
        }
        isStart = false;
      }
    }
  });
}

/** Whether a heading quotes an error message. Such headings contain a full stop, a quotation mark or a compiler’s error number. */
function isErrorMessage(heading: Heading): boolean {
  return /[.'"…]\s|[.'"…]$|^TS\d/.test(
    toString(heading)
      .replace(/\/\*.*\*\//, '')
      .trim(),
  );
}

function splitWords(
  {value}: Text,
  isStart: boolean,
): {word: string; offset: number; startsSentence: boolean}[] {
  return [...value.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)].map(({0: word, index}, number) => ({
    word: word.replace(/[’'.-]+s?$/, ''),
    offset: index,
    startsSentence: (number === 0 && isStart) || /(?:[:?!.]\s+|^\d+\.\s+)[“"(]?$/.test(value.slice(0, index)),
  }));
}

function checkLinkText(link: Link, file: VFile): void {
  const text = toString(link);
  if (emptyLinkTexts.test(text)) {
    const message = file.message(`The link text “${text}” doesn’t say where the link leads.`, {
      place: link.position,
      ruleId: 'link-text',
      source: 'voice',
    });
    message.note = 'Use the title of the target, because readers look through the links of a page.';
  }
}

/** Reports a dash between two parts of a sentence. */
function checkPunctuation(paragraph: Paragraph, file: VFile): void {
  visit(paragraph, 'text', text => {
    for (const {index, 0: dash} of text.value.matchAll(/\s?—\s?|\s–\s/g)) {
      report(file, text, index, dash, {
        reason: 'The sentence contains a dash.',
        ruleId: 'dash',
        note: 'Write two sentences, or connect the parts with a word such as “because” or “but”.',
      });
    }
  });
}

function checkAdmonitionCount(admonition: Node, count: number, file: VFile): void {
  if (count > maxAdmonitions) {
    const message = file.message(
      `The page has too many admonitions. This is number ${count}, expected at most ${maxAdmonitions}.`,
      {place: admonition.position?.start, ruleId: 'admonitions', source: 'voice'},
    );
    message.note = 'Write this one as a paragraph. Readers skip admonitions if there are many.';
  }
}

/** Reports a part of a text node. `offset` is relative to the node’s value, which has the same length in the source. */
function report(
  file: VFile,
  node: Text,
  offset: number,
  text: string,
  {reason, ruleId, expected, note}: {reason: string; ruleId: string; expected?: string[]; note: string},
): void {
  const start = node.position?.start;
  if (!start) {
    return;
  }
  const before = node.value.slice(0, offset).split('\n');
  const line = start.line + before.length - 1;
  const column = before.length === 1 ? start.column + offset : (before.at(-1)?.length ?? 0) + 1;
  const point = {line, column, offset: (start.offset ?? 0) + offset};
  const end = {line, column: column + text.length, offset: point.offset + text.length};
  const message = file.message(reason, {place: {start: point, end}, ruleId, source: 'voice'});
  message.expected = expected ?? [];
  message.note = note;
}
