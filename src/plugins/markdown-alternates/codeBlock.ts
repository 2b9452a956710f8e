import type {Element} from 'hast';
import type {Code} from 'mdast';
import {
  hasClass,
  readClassSuffix,
  readCollapsedText,
  readText,
  selectAll,
  selectByClass,
} from '../built-pages/hast';
import type {ClassNames} from './options';

/**
 * Converts a code block to a Markdown fence with a language and, as `title="…"`, a file name. Types and compiler errors below lines become
 * comments. A block with lines that are marked as added or removed becomes a diff.
 */
export function createFence(block: Element, names: ClassNames): Code {
  const [title] = selectByClass(block, 'theme-code-block-title');
  const lines = selectAll(block, element => hasClass(element, 'token-line') || hasClass(element, names.note));
  const isDiff = lines.some(line => getDiffSign(line, names) !== ' ');
  const value =
    lines.length > 0
      ? lines
          .flatMap(line =>
            renderLine(line, names).map(text => (isDiff ? getDiffSign(line, names) : '') + text),
          )
          .join('\n')
      : selectAll(block, element => element.tagName === 'code')
          .map(readText)
          .join('');
  return {
    type: 'code',
    lang: isDiff ? 'diff' : (readClassSuffix(block, 'language-') ?? null),
    meta: title ? `title="${readCollapsedText(title)}"` : null,
    value: value.trimEnd(),
  };
}

function getDiffSign(line: Element, {addedLine, removedLine}: ClassNames): '+' | '-' | ' ' {
  return hasClass(line, addedLine) ? '+' : hasClass(line, removedLine) ? '-' : ' ';
}

/** Renders a line of code, or a note as comments: `//  ^? type`, with the caret below the token, or `// error TS2322: …`. */
function renderLine(line: Element, names: ClassNames): string[] {
  if (!hasClass(line, names.note)) {
    return [readText(line).replace(/\n$/, '')];
  }
  const indent = selectByClass(line, names.noteIndent).map(readText).join('');
  const text = selectByClass(line, names.noteText).map(readText).join('');
  const start = hasClass(line, names.typeNote)
    ? `//${indent.slice(2)}${indent.length < 3 ? ' ' : ''}^? `
    : '// ';
  const [first = '', ...rest] = text.trimEnd().split('\n');
  const next = `//${' '.repeat(start.length - 2)}`;
  return [start + first, ...rest.map(restLine => next + restLine)];
}
