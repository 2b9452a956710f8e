import type {Message} from './collectMessages';

/** An entry of the error index. */
export type Entry = {
  /** The heading as readers see it, without backticks and without the anchor. */
  heading: string;
  anchor: string | undefined;
  /** The Markdown below the heading. */
  text: string;
};

/** Reads the entries of the error index. Every heading of level 3 starts an entry. */
export function readEntries(markdown: string): Entry[] {
  return markdown
    .split(/^(?=#{2,3} )/m)
    .filter(section => section.startsWith('### '))
    .map(section => {
      const [first = '', ...rest] = section.split('\n');
      const [, title = '', anchor] = /^### (.*?)(?: \{\/\* #([\w-]+) \*\/\})?$/.exec(first) ?? [];
      return {heading: stripCode(title), anchor, text: rest.join('\n').trim()};
    });
}

/** Finds the messages of the packages that no heading shows. For each message, tells the author what to add. */
export function findMissingMessages(
  messages: readonly Message[],
  entries: readonly Entry[],
  page: string,
): string[] {
  return messages
    .filter(({text}) => !entries.some(({heading}) => createPattern(text).test(heading)))
    .map(
      ({text, location}) =>
        `${page}: the message \`${text}\` at ${location} has no entry. ` +
        'Add a heading with the message in backticks and an anchor, then explain the cause and the fix.',
    );
}

/**
 * Creates a pattern that matches the heading of a message. In a heading, every `…` is replaced with an example, and the message ends
 * before the first blank line or link.
 */
function createPattern(text: string): RegExp {
  const [shown = ''] = text.replaceAll('`', '').split(/\n\n|https?:/);
  const escaped = shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\n/g, '\\s');
  return new RegExp(escaped.replaceAll('…', '.+'));
}

function stripCode(title: string): string {
  return title.replace(/`` | ``/g, '').replaceAll('`', '');
}
