import type {Message} from './collectMessages';

/** An entry of the error index. */
export type Entry = {
  /** The heading as readers see it. */
  heading: string;
  anchor: string | undefined;
  /** What is below the heading. */
  text: string;
};

/** Reads the entries of the error index: its headings of level 3. */
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

/** Messages of the packages that no heading shows, as messages to the author of the page. */
export function findMissingMessages(
  messages: readonly Message[],
  entries: readonly Entry[],
  page: string,
): string[] {
  return messages
    .filter(({text}) => !entries.some(({heading}) => createPattern(text).test(heading)))
    .map(
      ({text, place}) =>
        `${page}: no entry for \`${text}\`. Found it at ${place}. ` +
        'Add a heading with this text in backticks and an anchor, then say what causes it and what to do.',
    );
}

/** A heading shows the message as it occurs: each `…` is filled in, and of several lines it has the first two. */
function createPattern(text: string): RegExp {
  const [shown = ''] = text.replaceAll('`', '').split(/\n\n|https?:/);
  const escaped = shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\n/g, '\\s');
  return new RegExp(escaped.replaceAll('…', '.+'));
}

function stripCode(title: string): string {
  return title.replace(/`` | ``/g, '').replaceAll('`', '');
}
