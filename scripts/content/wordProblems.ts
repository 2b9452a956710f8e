import dictionary from 'dictionary-en-gb';
import type {Paragraph, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Root as NlcstRoot} from 'nlcst';
import {toString as toText} from 'nlcst-to-string';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {sortProblems, type Problem} from '../../src/plugins/code-samples/problem';
import type {MarkdownFile} from '../../src/plugins/page-checks/frontMatter';
import {checkText} from '../../src/plugins/page-checks/text';
import {remarkVoice} from './remarkVoice';
import {retextVoice} from './retextVoice';
import {readProjectWords} from './spelling';

/** A problem with the words of a page. */
export type WordProblem = Problem & {
  /** The text that can replace the found text without changing anything else, and the place of the found text in the file. */
  fix?: {start: number; end: number; replacement: string};
};

/** Front matter fields and component props whose values are shown to readers. */
const textFields =
  /^(?:title|description|sidebar_label):[ \t]+(?:"([^"\n]*)"|'([^'\n]*)'|([^"'\n][^\n]*))$/gm;
const textProps = new Set(['alt', 'caption', 'label', 'note', 'title']);

/** Creates a function that checks the spelling and the voice of Markdown files. Loading the dictionary takes half a second. */
export function createWordCheck(): (files: readonly MarkdownFile[]) => Promise<WordProblem[]> {
  const words = readProjectWords();
  const english = unified()
    .use(retextEnglish)
    .use(retextVoice)
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .use(retextKnownWords, words)
    .use(retextSpell, {dictionary, personal: [...words].join('\n'), max: 1000})
    .freeze();
  const checkMarkdown = remarkVoice({isName: word => words.has(word)});
  // The types of remark-retext don't accept a processor with retext plugins, although its documentation shows one.
  const bridge = unified()
    .use(remarkRetext, english as unknown as Processor<NlcstRoot>)
    .freeze();

  return async files => {
    const problems: WordProblem[] = [];
    for (const {file, markdown} of files) {
      const checked = new VFile({path: file, value: markdown});
      const {tree} = checkText(file, markdown);
      if (!tree) {
        // The check of the page reports the mistake in its syntax.
        continue;
      }
      checkMarkdown(tree, checked);
      for (const blocks of groupByLine(collectTextBlocks(tree))) {
        await bridge.run({...tree, children: blocks}, checked);
      }
      const fields = new VFile({path: file, value: hideAllExcept(markdown, findTextFields(tree, markdown))});
      await english.run(english.parse(fields), fields);
      problems.push(
        ...[...checked.messages, ...fields.messages].map(message => createProblem(file, message)),
      );
    }
    return sortProblems(problems);
  };
}

/** Applies the fixes of problems to a file. Problems without a fix stay. */
export function applyFixes(markdown: string, problems: readonly WordProblem[]): string {
  return problems
    .flatMap(({fix}) => fix ?? [])
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, {start, end, replacement}) => text.slice(0, start) + replacement + text.slice(end),
      markdown,
    );
}

/**
 * A retext plugin that hides known words from the spelling check. The check would look for similar words before it reports a word, which takes
 * half a second for each of them.
 */
function retextKnownWords(words: ReadonlySet<string>): (tree: NlcstRoot) => void {
  return tree => {
    visit(tree, 'WordNode', (node, index, parent) => {
      const value = toText(node);
      if (parent && index !== undefined && isKnown(value, words)) {
        parent.children[index] = {type: 'SourceNode', value, position: node.position};
      }
    });
  };
}

/** Whether a word that isn’t in the dictionary is correct. Error numbers and version names are, and the full stop of a sentence doesn’t count. */
function isKnown(word: string, words: ReadonlySet<string>): boolean {
  return /^TS\d+$|^v\d/.test(word) || words.has(word.replace(/\.$/, ''));
}

/** Collects the paragraphs, headings and table cells of a page. All of them become paragraphs, because the bridge to retext skips table cells. */
function collectTextBlocks(tree: Root): Paragraph[] {
  const blocks: Paragraph[] = [];
  visit(tree, node => {
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      blocks.push({type: 'paragraph', children: selectCheckedText(node.children), position: node.position});
    }
  });
  return blocks;
}

/** Groups blocks so that no group contains two cells of the same table row, because the bridge to retext joins blocks on the same line. */
function groupByLine(blocks: readonly Paragraph[]): Paragraph[][] {
  const groups: Paragraph[][] = [];
  for (const block of blocks) {
    const line = block.position?.start.line;
    const group = groups.find(candidate => candidate.at(-1)?.position?.end.line !== line);
    if (group) {
      group.push(block);
    } else {
      groups.push([block]);
    }
  }
  return groups;
}

/**
 * Removes MDX expressions, such as the comment with the id of a heading. The text of a link to another site becomes code, which isn’t checked,
 * because it’s usually the name of a project or a person.
 */
function selectCheckedText(children: readonly PhrasingContent[]): PhrasingContent[] {
  return children
    .filter(({type}) => type !== 'mdxTextExpression')
    .map(node =>
      node.type === 'link' && /^https?:/.test(node.url)
        ? {type: 'inlineCode', value: toString(node), position: node.position}
        : node,
    );
}

/** Returns the start and the end of each text in the front matter and in the props of components. */
function findTextFields(tree: Root, markdown: string): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  const [frontMatter] = tree.children;
  if (frontMatter?.type === 'yaml') {
    for (const match of markdown.slice(0, frontMatter.position?.end.offset).matchAll(textFields)) {
      const text = match[1] ?? match[2] ?? match[3] ?? '';
      const start = match.index + match[0].lastIndexOf(text);
      ranges.push([start, start + text.length]);
    }
  }
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], node => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return;
    }
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !attribute.position) {
        continue;
      }
      const {name, value, position} = attribute;
      if (typeof value === 'string' && textProps.has(name)) {
        // The attribute ends with a quotation mark.
        const end = (position.end.offset ?? 0) - 1;
        ranges.push([end - value.length, end]);
      }
    }
  });
  return ranges.sort(([a], [b]) => a - b);
}

/** Replaces everything outside the given ranges with spaces. Line breaks stay, so the positions of the text don’t change. */
function hideAllExcept(markdown: string, ranges: readonly [number, number][]): string {
  const hide = (text: string) => text.replace(/[^\n]/g, ' ');
  let end = 0;
  const parts = ranges.map(([start, next]) => {
    const part = hide(markdown.slice(end, start)) + markdown.slice(start, next);
    end = next;
    return part;
  });
  return parts.join('') + hide(markdown.slice(end));
}

function createProblem(
  file: string,
  {reason, note, expected = [], actual, source, place, line, column}: VFile['messages'][number],
): WordProblem {
  const [replacement] = expected;
  const isSpelling = source === 'retext-spell';
  const start = place && 'start' in place ? place.start.offset : undefined;
  const end = place && 'end' in place ? place.end.offset : undefined;
  return {
    file,
    line: line ?? 1,
    column: column ?? 1,
    message: isSpelling ? `“${actual}” isn’t in the dictionary.` : reason,
    advice: isSpelling
      ? `${expected.length > 0 ? `Did you mean ${chooseSuggestions(actual ?? '', expected).join(', ')}? ` : ''}If the word is correct, add it to scripts/content/words.txt.`
      : [replacement !== undefined && `Write “${replacement}”.`, note].filter(Boolean).join(' '),
    length: start === undefined || end === undefined ? undefined : end - start,
    fix:
      !isSpelling && expected.length === 1 && start !== undefined && end !== undefined
        ? {start, end, replacement: replacement ?? ''}
        : undefined,
  };
}

const maxSuggestions = 5;

/** Chooses the best suggestions for a word. Those with the same letters come first, because letters are often typed in the wrong order. */
function chooseSuggestions(word: string, suggestions: readonly string[]): string[] {
  const sortLetters = (text: string) => [...text.toLowerCase()].sort().join('');
  const hasSameLetters = (suggestion: string) => sortLetters(suggestion) === sortLetters(word);
  return suggestions
    .toSorted((a, b) => Number(hasSameLetters(b)) - Number(hasSameLetters(a)))
    .slice(0, maxSuggestions);
}
