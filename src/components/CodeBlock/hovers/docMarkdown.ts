/** A paragraph, or a list with one string for each item. `tag` is the name of a JSDoc tag, such as `@param`. */
export type Block = {tag?: string; paragraph: string} | {items: string[]};

/** A piece of text in a paragraph. */
export type Inline =
  {kind: 'text' | 'code' | 'strong'; text: string} | {kind: 'link'; text: string; href: string};

/** Splits the Markdown of a JSDoc comment into paragraphs and lists. */
export function parseBlocks(markdown: string): Block[] {
  return markdown.split(/\n\s*\n|\n(?=@\w)/).flatMap(chunk => {
    // The text before the first list item is a paragraph. Lines that don't start with a list marker continue the item above them.
    const [text = '', ...items] = chunk.split(/(?:^|\n)\s*(?:[-*]|\d+\.)\s+/);
    const [, tag, paragraph = ''] = /^(@\w+)?\s*([^]*)$/.exec(text) ?? [];
    return [
      ...(text.trim() === '' ? [] : [tag === undefined ? {paragraph} : {tag, paragraph}]),
      ...(items.length === 0 ? [] : [{items}]),
    ];
  });
}

const inlinePattern =
  /`([^`\n]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|(https?:\/\/[^\s<>()[\]`"']*[^\s<>()[\]`"'.,;:!?])/g;

/** Splits text into plain text, code, bold text and links. Addresses that aren't on the web or on this site don't become links. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inlinePattern)) {
    const [all, code, label, target, strong, url] = match;
    parts.push({kind: 'text', text: text.slice(end, match.index)});
    end = match.index + all.length;
    const href = target ?? url;
    if (code !== undefined) {
      parts.push({kind: 'code', text: code});
    } else if (strong !== undefined) {
      parts.push({kind: 'strong', text: strong.replaceAll('`', '')});
    } else if (href !== undefined && /^(?:https?:\/\/|\/(?!\/))/.test(href)) {
      parts.push({kind: 'link', text: (label ?? href).replaceAll('`', ''), href});
    } else {
      parts.push({kind: 'text', text: label ?? all});
    }
  }
  return [...parts, {kind: 'text' as const, text: text.slice(end)}].filter(part => part.text !== '');
}
