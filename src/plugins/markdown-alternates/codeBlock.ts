import type {Element} from 'hast';
import type {Code} from 'mdast';
import {classNames, hasClass, readLine, readText, selectAll} from './hast';

/**
 * A code block of the site as a fence: its language, its file's name as `title="…"`, its lines, and the types and compiler errors
 * under them as comments. A block that marks lines as added or removed becomes a diff.
 */
export function createFence(block: Element): Code {
  const title = selectAll(block, element => hasClass(element, 'theme-code-block-title'))[0];
  const lines = selectAll(
    block,
    element => hasClass(element, 'token-line') || hasClass(element, 'code-note'),
  );
  const isDiff = lines.some(line => diffSign(line) !== ' ');
  const value =
    lines.length > 0
      ? lines.flatMap(line => renderLine(line, isDiff)).join('\n')
      : selectAll(block, element => element.tagName === 'code')
          .map(readText)
          .join('');
  return {
    type: 'code',
    lang: isDiff ? 'diff' : (findLanguage(block) ?? null),
    meta: title ? `title="${readLine(title)}"` : null,
    value: value.trimEnd(),
  };
}

function renderLine(line: Element, isDiff: boolean): string[] {
  const texts = hasClass(line, 'code-note') ? renderNote(line) : [readText(line).replace(/\n$/, '')];
  return isDiff ? texts.map(text => `${diffSign(line)}${text}`) : texts;
}

function diffSign(line: Element): '+' | '-' | ' ' {
  if (hasClass(line, 'theme-code-block-added-line')) {
    return '+';
  }
  return hasClass(line, 'theme-code-block-removed-line') ? '-' : ' ';
}

/** `//  ^? type`, with the tip under the token, or `// error TS2322: …`. */
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

/** The language of an element that carries a class such as `language-ts`. */
export function findLanguage(element: Element): string | undefined {
  const name = classNames(element).find(candidate => candidate.startsWith('language-'));
  return name?.slice('language-'.length);
}
