import type {Element} from 'hast';
import type {Code} from 'mdast';
import {getClassNames, hasClass, readCollapsedText, readText, selectAll} from './hast';

/**
 * Converts a code block to a Markdown fence with a language and, as `title="…"`, a file name. Types and compiler errors below lines become
 * comments. A block with lines that are marked as added or removed becomes a diff.
 */
export function createFence(block: Element): Code {
  const title = selectAll(block, element => hasClass(element, 'theme-code-block-title'))[0];
  const lines = selectAll(
    block,
    element => hasClass(element, 'token-line') || hasClass(element, 'code-note'),
  );
  const isDiff = lines.some(line => getDiffSign(line) !== ' ');
  const value =
    lines.length > 0
      ? lines.flatMap(line => renderLine(line, isDiff)).join('\n')
      : selectAll(block, element => element.tagName === 'code')
          .map(readText)
          .join('');
  return {
    type: 'code',
    lang: isDiff ? 'diff' : (findLanguage(block) ?? null),
    meta: title ? `title="${readCollapsedText(title)}"` : null,
    value: value.trimEnd(),
  };
}

function renderLine(line: Element, isDiff: boolean): string[] {
  const texts = hasClass(line, 'code-note') ? renderNote(line) : [readText(line).replace(/\n$/, '')];
  return isDiff ? texts.map(text => `${getDiffSign(line)}${text}`) : texts;
}

function getDiffSign(line: Element): '+' | '-' | ' ' {
  if (hasClass(line, 'theme-code-block-added-line')) {
    return '+';
  }
  return hasClass(line, 'theme-code-block-removed-line') ? '-' : ' ';
}

/** Renders a note as comments: `//  ^? type`, with the caret below the token, or `// error TS2322: …`. */
function renderNote(note: Element): string[] {
  const indent = selectAll(note, element => hasClass(element, 'code-note-indent'))
    .map(readText)
    .join('');
  const [first = '', ...rest] = selectAll(note, element => hasClass(element, 'code-note-text'))
    .map(readText)
    .join('')
    .trimEnd()
    .split('\n');
  const isType = hasClass(note, 'code-note--type');
  const start = isType ? `//${indent.slice(2)}${indent.length < 3 ? ' ' : ''}^? ` : '// ';
  const next = `//${' '.repeat(start.length - 2)}`;
  return [start + first, ...rest.map(text => next + text)];
}

/** Returns the language of an element from its class, such as `language-ts`. */
export function findLanguage(element: Element): string | undefined {
  const name = getClassNames(element).find(candidate => candidate.startsWith('language-'));
  return name?.slice('language-'.length);
}
